import { cardProblems } from '../card';
import { type CardTexts, languageOf, textsFor } from '../locales/textsFor';
import { fillZip, forgetCard, readCard, showProblems } from './cardFields';
import type { StartMessage } from './messages';
import { type Answer, askPayment, type Payment, sendCard } from './paymentCalls';
import { openSiteChannel, type SiteChannel } from './siteChannel';

/** Milliseconds between polls of a slow bank, and until the shopper is told about it. */
const LOOK_EVERY = 1_000;
const PATIENCE = 8_000;

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
}

/** The running card page: from the start message until paid, left or ended. */
class CardPage {
  readonly #language = languageOf(document.documentElement.lang);
  readonly #texts = textsFor(this.#language);
  readonly #channel: SiteChannel;
  #token = '';
  #amount = '';
  #isBusy = false;
  /** An outcome is reported once. */
  #isTold = false;

  constructor(site: string) {
    this.#channel = openSiteChannel(site, (start) => void this.#start(start));
  }

  run(): void {
    element('card').addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#pay();
    });
    element('leave').addEventListener('click', () => this.#channel.say({ type: 'left' }));
    if (document.body.dataset['overlay'] !== undefined) {
      document.addEventListener('keydown', ({ key }) => {
        if (key === 'Escape') this.#channel.say({ type: 'left' });
      });
    }
    new ResizeObserver(() => this.#tellHeight()).observe(document.body);
    this.#say('setting');
  }

  #tellHeight(): void {
    this.#channel.say({ type: 'height', height: Math.ceil(document.documentElement.offsetHeight) });
  }

  /** Announces progress politely, and errors at once. */
  #say(going: 'setting' | 'paying' | 'slow' | null, wrong = ''): void {
    element('status').textContent = going === null ? '' : this.#texts[going];
    element('alert').textContent = wrong;
  }

  #fail(reason: keyof CardTexts['failures']): void {
    const description = this.#texts.failures[reason];
    this.#say(null, description);
    this.#channel.say({ type: 'failed', description });
  }

  async #start({ token, account, zip, holder, street }: StartMessage): Promise<void> {
    this.#token = token;
    const answer = await askPayment(token);
    if (answer.kind === 'none') return this.#refuse('over');
    if (answer.kind !== 'payment') return this.#refuse('unavailable');
    const { payment } = answer;
    if (payment.account !== account) return this.#refuse('account');
    this.#showFacts(payment, { holder, street });
    fillZip(zip);
    this.#say(null);
    delete document.body.dataset['setting'];
    this.#channel.say({ type: 'shown' });
    if (payment.status === 'open' && !payment.is_waiting) return this.#openForm();
    element('card').hidden = true;
    return this.#show(payment);
  }

  /** Of a payment that cannot be shown, the page shows only why. */
  #refuse(reason: keyof CardTexts['failures']): void {
    for (const id of ['facts', 'card']) element(id).hidden = true;
    delete document.body.dataset['setting'];
    this.#fail(reason);
  }

  #openForm(): void {
    element('card').hidden = false;
    element('number').focus();
  }

  #showFacts({ amount, reference }: Payment, site: { holder: string; street: string }): void {
    const money = new Intl.NumberFormat(`${this.#language}-US`, { style: 'currency', currency: 'USD' });
    this.#amount = money.format(amount / 100);
    const facts = { amount: this.#amount, reference, ...site };
    for (const [name, value] of Object.entries(facts)) {
      element(`fact-${name}`).textContent = value;
      element(`row-${name}`).hidden = value === '';
    }
    element('pay').textContent = this.#texts.pay.replace('{amount}', this.#amount);
  }

  async #pay(): Promise<void> {
    if (this.#isBusy) return;
    const card = readCard();
    const problems = cardProblems(card, new Date());
    showProblems(problems, this.#texts);
    if (Object.keys(problems).length > 0) return;
    this.#setBusy(true);
    this.#say('paying');
    const answer = await sendCard(this.#token, card);
    await this.#take(answer.kind === 'unknown' ? await askPayment(this.#token) : answer);
    this.#setBusy(false);
  }

  /** The button keeps its place and its focus. */
  #setBusy(isBusy: boolean): void {
    this.#isBusy = isBusy;
    element('pay').setAttribute('aria-disabled', String(isBusy));
  }

  async #take(answer: Answer): Promise<void> {
    if (answer.kind === 'unknown') return this.#fail('unavailable');
    if (answer.kind === 'none') return this.#end();
    if (answer.kind === 'payment') return this.#show(answer.payment);
    this.#say(null);
    showProblems(answer.problems, this.#texts);
  }

  async #show(payment: Payment): Promise<void> {
    const { status, decline_code: code } = payment;
    if (payment.is_waiting) return this.#awaitBank();
    if (status === 'authorized' || status === 'captured') return this.#paid(payment);
    if (status === 'open') return this.#fail('broken');
    if (status !== 'declined') return this.#end();
    forgetCard();
    this.#say(null, this.#texts.declines[code ?? 'card_declined']);
    this.#openForm();
  }

  async #awaitBank(): Promise<void> {
    const began = Date.now();
    element('card').hidden = true;
    this.#say('paying');
    element('status').focus();
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
      const answer = await askPayment(this.#token);
      if (answer.kind === 'payment' && !answer.payment.is_waiting) return this.#show(answer.payment);
      if (answer.kind === 'none') return this.#end();
      if (Date.now() - began >= PATIENCE && !this.#isTold) {
        this.#isTold = true;
        this.#say('slow');
        this.#channel.say({ type: 'failed', description: this.#texts.slow });
      }
    }
  }

  #paid({ session_id: sessionId }: Payment): void {
    forgetCard();
    element('card').hidden = true;
    this.#say(null);
    element('status').textContent = this.#texts.paid.replace('{amount}', this.#amount);
    element('leave').textContent = this.#texts.close;
    element('leave').focus();
    this.#channel.say({ type: 'paid', session_id: sessionId });
  }

  #end(): void {
    forgetCard();
    element('card').hidden = true;
    this.#fail('over');
  }
}

/** Runs the card page that the server rendered; its body names the one origin that it talks to. */
export const runCardPage = (): void => new CardPage(document.body.dataset['site'] ?? '').run();
