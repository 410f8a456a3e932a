import type { Quote } from '@shared/domain';
import { formatDate } from '@shared/i18n';
import { refusal, type FakeHandlers, fastForward, settle } from '@shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { paymentNews } from '../../locales/en/paymentNews';
import { signing as en } from '../../locales/en/signing';
import { signing as es } from '../../locales/es/signing';
import { START } from '../../testing/anApplication';
import { address, callsTo, openAt } from '../../testing/openAt';
import { finalResult, rated } from '../../testing/openFinal';
import {
  BIND,
  bound,
  COMPLETE,
  FIRST,
  heldQuote,
  OTHER,
  PAID,
  payable,
  TOKEN,
  tokenFor,
} from '../../testing/payment';

const PATH = '/bol/signatures';
const text = en.signing;

const open = (quote: Quote, handlers: FakeHandlers = {}, language?: 'es') =>
  openAt(PATH, quote, { handlers, ...(language === undefined ? {} : { language }) });
/** The card screen has just handed over the payment. */
const openPaid = (handlers: FakeHandlers, quote = payable(FIRST, { status: 'PAYMENT_OPEN' })) =>
  openAt(PATH, quote, { handlers, state: { paid: PAID } });
let atEnd = () => {};
/** Makes the screen's waits instant. */
const inNoTime = (milliseconds: number) => {
  atEnd = fastForward(milliseconds);
};

afterEach(() => {
  atEnd();
  jest.restoreAllMocks();
});

describe('binding the payment (reading 8)', () => {
  test('sends plan and result, shows Getting documents to Sign meanwhile, then the signing link [3-162, R8-10, R8-12, 2.12-63]', async () => {
    const answers: ((quote: Quote) => void)[] = [];
    const { api } = openPaid({ [BIND]: () => new Promise<Quote>((resolve) => answers.push(resolve)) });
    expect(await screen.findAllByText('Getting documents to Sign')).toHaveLength(2);
    await waitFor(() => expect(callsTo(api, '/bind')).toHaveLength(1));
    expect(callsTo(api, '/bind')[0]?.body).toEqual(PAID);
    act(() => answers[0]?.(bound(FIRST)));
    expect(await screen.findByRole('heading', { level: 1, name: text.heading })).toHaveFocus();
    expect(callsTo(api, '/bind')).toHaveLength(1);
  });

  test('declined: returns to the plans with the reason [R8-7]', async () => {
    const held = heldQuote(payable(FIRST, { status: 'PAYMENT_OPEN' }));
    openPaid({
      ...held.handlers,
      'GET /v2/quotes/:id/rates': finalResult(rated(98_000, false)),
      [BIND]: () => {
        held.now(payable(FIRST));
        return refusal(402, 'payment_declined');
      },
    });
    expect(await screen.findByText(paymentNews.paymentNews.declined.title)).toBeInTheDocument();
    expect(address()).toHaveTextContent('/bol/payments');
  });

  test('declined, but the refetched quote is outdated: polls it again [R8-7]', async () => {
    let looks = 0;
    openPaid({
      'GET /v2/quotes/:id': () => {
        looks += 1;
        return payable(FIRST, looks > 2 ? {} : { status: 'PAYMENT_OPEN' });
      },
      'GET /v2/quotes/:id/rates': finalResult(rated(98_000, false)),
      [BIND]: refusal(402, 'payment_declined'),
    });
    expect(await screen.findByText(paymentNews.paymentNews.declined.title)).toBeInTheDocument();
  });

  test.each([
    ['a slow bank', refusal(409, 'payment_not_authorized')],
    ['an unreachable server', refusal(503, 'unavailable')],
  ])('%s: retries until there is a response, without charging twice', async (_name, first) => {
    inNoTime(3000);
    let asked = 0;
    const { api } = openPaid({ [BIND]: () => ((asked += 1) < 4 ? first : bound(FIRST)) });
    expect(await screen.findByRole('heading', { level: 1, name: text.heading })).toBeInTheDocument();
    expect(callsTo(api, '/bind').map(({ body }) => body)).toEqual([PAID, PAID, PAID, PAID]);
  });

  test('no response, though the quote is bound and its documents are late: waits for them without mentioning the card', async () => {
    const held = heldQuote(payable(FIRST, { status: 'PAYMENT_OPEN' }));
    const { api } = openPaid({
      ...held.handlers,
      [BIND]: () => {
        held.now(bound(FIRST, { esignUrl: null }));
        return refusal(503, 'unavailable');
      },
    });
    expect(await screen.findByText(text.waitingMessage)).toBeInTheDocument();
    expect(screen.queryByText(text.bindingMessage)).not.toBeInTheDocument();
    expect(callsTo(api, '/bind')).toHaveLength(1);
    inNoTime(3000);
    await act(settle);
    expect(callsTo(api, '/bind')).toHaveLength(1);
  });

  test('never a response, but the payment goes through after the message: continues by itself', async () => {
    inNoTime(3000);
    const held = heldQuote(payable(FIRST, { status: 'PAYMENT_OPEN' }));
    openPaid({ ...held.handlers, [BIND]: refusal(409, 'payment_not_authorized') });
    await screen.findByText(text.unheardTitle);
    held.now(bound(FIRST));
    expect(await screen.findByRole('heading', { level: 1, name: text.heading })).toBeInTheDocument();
  });

  test('never a response: says so, with a retry and a contact link', async () => {
    inNoTime(3000);
    const { api, user, container } = openPaid({ [BIND]: refusal(409, 'payment_not_authorized') });
    expect(await screen.findByText(text.unheardTitle)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
    expect(await axe(container)).toHaveNoViolations();
    api.use({ [BIND]: bound(FIRST) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: text.heading })).toBeInTheDocument();
  });

  test.each(['payment_mismatch', 'payment_not_ready'])(
    '%s: the quote redirects, and nothing is sent twice',
    async (code) => {
      const { api } = openPaid({ [BIND]: refusal(409, code), [TOKEN]: tokenFor(FIRST) });
      expect(await screen.findByText(text.waitingMessage)).toBeInTheDocument();
      expect(callsTo(api, '/bind')).toHaveLength(1);
    },
  );

  test('a payment that is no longer open: returns to the final quote and says so', async () => {
    const held = heldQuote(payable(FIRST, { status: 'PAYMENT_OPEN' }));
    openPaid({
      ...held.handlers,
      'GET /v2/quotes/:id/rates': finalResult(rated(98_000, false)),
      [BIND]: () => {
        held.now(payable(FIRST, { status: 'FINAL_RATED', selected_pay_plan: null }));
        return refusal(409, 'payment_not_ready');
      },
    });
    expect(await screen.findByText(paymentNews.paymentNews.over.title)).toBeInTheDocument();
    expect(address()).toHaveTextContent('/bol/quotes/quote-1/rates');
  });

  test('the provider’s webhook came first: signing continues silently', async () => {
    const { api } = openPaid({}, bound(FIRST));
    expect(await screen.findByRole('heading', { level: 1, name: text.heading })).toBeInTheDocument();
    expect(callsTo(api, '/bind')).toHaveLength(0);
  });
});

describe('until the documents are ready', () => {
  test.each([
    ['no number', payable(FIRST, { status: 'AUTHORIZED' })],
    ['no papers', bound(FIRST, { esignUrl: null })],
  ])('%s yet: shows Getting documents to Sign, polls, then signs [2.12-63]', async (_name, quote) => {
    const held = heldQuote(quote);
    const interval = jest.spyOn(globalThis, 'setInterval');
    const { bus } = open(quote, held.handlers);
    expect(await screen.findAllByText('Getting documents to Sign')).toHaveLength(2);
    expect(bus.last('journey:position-changed')).toMatchObject({ step: 'signatures', percent: 49 });
    held.now(bound(FIRST));
    act(() => interval.mock.calls.find(([, every]) => every === 2000)?.[0]());
    expect(await screen.findByRole('heading', { level: 1, name: text.heading })).toBeInTheDocument();
  });

  test('if it takes long it says so, and an open payment can be returned to', async () => {
    inNoTime(15_000);
    open(payable(OTHER, { status: 'PAYMENT_OPEN' }));
    expect(await screen.findByText(text.slow)).toBeInTheDocument();
    const back = screen.getByRole('link', { name: text.toPayment });
    expect(back).toHaveAttribute('href', '/bol/card-details');
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeInTheDocument();
  });

  test('errors without a number lead to contact-us [2.12-64, 8-25]', async () => {
    const errors = [{ code: 'purchase_failed', message: 'No policy.' }];
    open(payable(FIRST, { status: 'FAILED', errors }));
    await waitFor(() => expect(address()).toHaveTextContent('/contact-us'));
  });
});

describe('a payment being released (VOIDING)', () => {
  test.each([
    [FIRST, 'link'],
    [OTHER, 'frame'],
  ])('%s: says what is going on, and shows no %s to sign; its end redirects', async (carrier) => {
    const held = heldQuote(bound(carrier, { status: 'VOIDING' }));
    const interval = jest.spyOn(globalThis, 'setInterval');
    const { container } = open(bound(carrier), held.handlers);
    expect(await screen.findByText(text.endingMessage)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: text.endingTitle })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: text.call })).not.toBeInTheDocument();
    expect(container.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
    expect(await axe(container)).toHaveNoViolations();
    const errors = [{ code: 'purchase_expired', message: 'Out of time.' }];
    held.now(payable(carrier, { status: 'EXPIRED', errors }));
    act(() => interval.mock.calls.find(([, every]) => every === 10_000)?.[0]());
    await waitFor(() => expect(address()).toHaveTextContent('/contact-us'));
  });
});

describe('signing on the service’s own site (the first system)', () => {
  test('shows heading, message, signing deadline, start of coverage, and the link [R53, 2.12-60, 2.12-61, R3-2]', async () => {
    const { container } = open(bound(FIRST));
    const way = await screen.findByRole('link', { name: text.call });
    expect(way).toHaveAttribute('href', 'https://sign.test/sign/abc#once');
    expect(screen.getByText(/USHC-IL-0000001/)).toBeInTheDocument();
    expect(screen.getByText(/^Sign by November 30, 2030 at 11:59\sa\.m\. CST\./)).toBeInTheDocument();
    const first = formatDate(START, 'en', 'long');
    expect(screen.getByText(`Coverage begins at 12:01 a.m. on ${first}, or`, { exact: false })).toBeVisible();
    expect(container.querySelector('iframe')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('in Spanish', async () => {
    open(bound(FIRST), {}, 'es');
    expect(await screen.findByRole('link', { name: es.signing.call })).toBeInTheDocument();
  });

  test('already signed elsewhere: shows the confirmation', async () => {
    const { api } = open(bound(FIRST, { status: 'SIGNED' }), {
      [COMPLETE]: () => new Promise<object>(() => undefined),
    });
    await waitFor(() => expect(address()).toHaveTextContent('/bol/quotes/quote-1/confirmation'));
    await waitFor(() => expect(api.calls.some(({ path }) => path.endsWith('/complete'))).toBe(true));
  });
});
