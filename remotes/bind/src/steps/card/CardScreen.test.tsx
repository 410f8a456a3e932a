import { SESSION_KEYS, sessionStore } from '@shared/domain';
import { refusal, type FakeHandlers } from '@shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { card as en } from '../../locales/en/card';
import { card as es } from '../../locales/es/card';
import { address, callsTo, openAt } from '../../testing/openAt';
import { cardHeading, openCard } from '../../testing/openCard';
import {
  bound,
  FIRST,
  forgetScripts,
  heldQuote,
  PAID,
  payable,
  providerFails,
  providerLoads,
  TOKEN,
  tokenFor,
} from '../../testing/payment';

const PATH = '/bol/online-payment';
const SDK = 'https://cards.test/sdk.js';
const text = en.card;

const open = (handlers: FakeHandlers = {}, options: { language?: 'es'; path?: string } = {}) =>
  openCard(FIRST, { path: PATH, ...options, handlers });
const sdk = () => providerLoads(SDK, 'CardSdk', 'collect');

beforeEach(() => window.history.replaceState({ idx: 0 }, '', PATH));
afterEach(forgetScripts);

describe('opening the payment', () => {
  test('shows Loading for Payment while the payment opens and the service loads [2.12-59]', async () => {
    open({ [TOKEN]: () => new Promise<object>(() => undefined) });
    expect(await screen.findAllByText('Loading for Payment')).toHaveLength(2);
  });

  test('Back pressed meanwhile does not make the page before the card page’s own [4-68, R17-4]', async () => {
    const answers: ((token: object) => void)[] = [];
    const token = new Promise<object>((resolve) => void answers.push(resolve));
    window.history.replaceState({ idx: 3 }, '', PATH);
    const { api } = open({ [TOKEN]: () => token });
    await waitFor(() => expect(callsTo(api, 'tokens/token')).toHaveLength(1));
    window.history.replaceState({ idx: 2 }, '', '/bol/payments');
    await act(async () => answers[0]?.(tokenFor(FIRST)));
    await cardHeading();
    expect(sessionStore.getItem(SESSION_KEYS.cardPayment)).toBe('session-1');
    expect(sessionStore.getItem(SESSION_KEYS.cardEntry)).toBe('3');
  });

  test('opens it for the state’s policy system; the service gets its token, the carrier’s account and a container [7-75, 9-43, R1, R3]', async () => {
    const { api, container, bus } = open();
    const { options } = await sdk();
    expect(callsTo(api, 'tokens/token')[0]?.query.get('system')).toBe('PTS');
    expect(options).toMatchObject({ token: 'client-token', configId: 'pay-ushc-01', language: 'en' });
    expect(options['element']).toBe(screen.getByRole('region', { name: text.place }));
    expect(await cardHeading()).toHaveFocus();
    expect(screen.getByText('5 more payments of $165.00')).toBeInTheDocument();
    // Where money is charged, amounts are exact, and it says once that they were rounded up (reading 54).
    expect(screen.getAllByText(/^Until here, each payment was rounded up to a whole dollar\./)).toHaveLength(
      1,
    );
    expect(screen.getByRole('region', { name: 'Your payments' })).toHaveTextContent('Today$200.01');
    await waitFor(() => expect(screen.queryByText('Loading for Payment')).not.toBeInTheDocument());
    expect(bus.last('journey:position-changed')).toMatchObject({ step: 'payments', percent: 9 });
    expect(await axe(container)).toHaveNoViolations();
  });

  test('which payment it is stays in the tab, for the page that Back leads to', async () => {
    open();
    await cardHeading();
    expect(sessionStore.getItem(SESSION_KEYS.cardPayment)).toBe('session-1');
    expect(sessionStore.getItem(SESSION_KEYS.cardEntry)).toBe('0');
  });

  test('a service that does not answer: retries in place and keeps the plan', async () => {
    const { api, user } = open({ [TOKEN]: refusal(503, 'unavailable') });
    expect(await screen.findByText(text.failedTitle)).toBeInTheDocument();
    expect(screen.getByText(/won’t be charged twice/)).toBeInTheDocument();
    expect(screen.queryByText(/nothing was charged/)).not.toBeInTheDocument();
    api.use({ [TOKEN]: tokenFor(FIRST) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cardHeading()).toBeInTheDocument();
  });

  test('too many attempts: links to an agent', async () => {
    open({ [TOKEN]: refusal(429, 'payment_limited') });
    expect(await screen.findByText(text.failedTitle)).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringContaining('contact'));
  });

  test('an outdated price redirects to the final quote', async () => {
    open({ [TOKEN]: refusal(409, 'rates_stale') });
    await waitFor(() => expect(address()).toHaveTextContent('/bol/quotes/quote-1/rates'));
  });

  test('if another tab has already paid, it redirects to signing and loads no service', async () => {
    const held = heldQuote(payable(FIRST));
    open({
      ...held.handlers,
      [TOKEN]: () => {
        held.now(bound(FIRST));
        return refusal(409, 'payment_not_ready');
      },
    });
    await waitFor(() => expect(address()).toHaveTextContent('/bol/signatures'));
    expect(document.head.querySelector('script')).toBeNull();
  });

  test('if another tab pays meanwhile, it redirects too and removes the fields', async () => {
    const held = heldQuote(payable(FIRST));
    const interval = jest.spyOn(globalThis, 'setInterval');
    open(held.handlers);
    const { close } = await sdk();
    await cardHeading();
    held.now(bound(FIRST));
    const look = interval.mock.calls.find(([, every]) => every === 10_000)?.[0];
    act(() => look?.());
    await waitFor(() => expect(address()).toHaveTextContent('/bol/signatures'));
    await waitFor(() => expect(close).toHaveBeenCalled());
    interval.mockRestore();
  });
});

describe('events of the first system (section 4)', () => {
  test('card added: continues to the signatures with the plan and the result, once [R8-10, 4-67]', async () => {
    const { api } = open();
    const { say } = await sdk();
    await cardHeading();
    say({ type: 'tokenized', token: 't' });
    expect(address()).toHaveTextContent(PATH);
    say({ type: 'card_added', result: { session_id: 'session-1' } });
    say({ type: 'card_added', result: { session_id: 'session-1' } });
    say({ type: 'cancelled' });
    await waitFor(() => expect(callsTo(api, '/bind')).toHaveLength(1));
    expect(address()).toHaveTextContent('/bol/signatures');
    expect(callsTo(api, '/bind')[0]?.body).toEqual(PAID);
    expect(callsTo(api, '/cancel-payment')).toHaveLength(0);
    expect(sessionStore.getItem(SESSION_KEYS.cardPayment)).toBeNull();
  });

  test('canceled: cancels on the server, then shows the final quote [R17-4, 4-68]', async () => {
    const { api } = open();
    const { say } = await sdk();
    await cardHeading();
    say({ type: 'cancelled' });
    await waitFor(() => expect(address()).toHaveTextContent('/bol/quotes/quote-1/rates'));
    expect(callsTo(api, '/cancel-payment').map(({ body }) => body)).toEqual([{ session_id: 'session-1' }]);
    expect(callsTo(api, '/bind')).toHaveLength(0);
  });

  test('error: shows the alert and the provider’s message, and keeps the fields [8-23, 4-69]', async () => {
    const { bus } = open();
    const alerts = jest.fn();
    bus.on('alert:show-requested', alerts);
    const { say, close } = await sdk();
    await cardHeading();
    say({ type: 'error', description: 'The card reader sleeps.' });
    expect(alerts.mock.calls).toMatchObject([
      [{ variant: 'danger', textKey: 'common:alerts.documents_failed' }],
    ]);
    expect(await screen.findByText('The card reader sleeps.')).toBeInTheDocument();
    expect(close).not.toHaveBeenCalled();
  });

  test('ignores tokenized and messages of another shape [4-70]', async () => {
    const { api } = open();
    const { say } = await sdk();
    await cardHeading();
    for (const event of [
      { type: 'tokenized' },
      { type: 'card_added' },
      { type: 'card_added', result: {} },
      { type: 'other' },
      {},
    ]) {
      say(event);
      expect([event, address()?.textContent, callsTo(api, '/bind')]).toEqual([event, PATH, []]);
    }
  });

  test('a service that fails to load: cancels, then the final quote says so [8-23, 8-27, R17-4]', async () => {
    const { api } = open();
    await providerFails(SDK);
    await waitFor(() => expect(address()).toHaveTextContent('/bol/quotes/quote-1/rates'));
    expect(callsTo(api, '/cancel-payment')).toHaveLength(1);
  });
});

describe('entering the card page', () => {
  test('the other system’s path redirects to this carrier’s own [R3]', async () => {
    open({}, { path: '/bol/card-details' });
    await waitFor(() => expect(address()).toHaveTextContent(PATH));
  });

  test('without a plan it redirects to the final quote [R17-4, 4-71]', async () => {
    openAt(PATH, payable(FIRST, { status: 'FINAL_RATED', selected_pay_plan: null }));
    await waitFor(() => expect(address()).toHaveTextContent('/bol/quotes/quote-1/rates'));
  });

  // The domain's table has the place of every status.
  test('Back after paying redirects to the signatures', async () => {
    openAt(PATH, bound(FIRST, { status: 'AUTHORIZED' }));
    await waitFor(() => expect(address()).toHaveTextContent('/bol/signatures'));
  });

  test('while a payment is open, plans and answers redirect to it [R9-2]', async () => {
    for (const path of ['/bol/payments', '/bol/policy-details', '/bol/quotes/quote-1/rates']) {
      const { unmount } = openAt(path, payable(FIRST, { status: 'PAYMENT_OPEN' }), {
        handlers: { [TOKEN]: tokenFor(FIRST) },
      });
      await waitFor(() => expect(address()).toHaveTextContent(PATH));
      unmount();
    }
  });
});

test('in Spanish', async () => {
  const { container } = open({}, { language: 'es' });
  const { options } = await sdk();
  expect(options['language']).toBe('es');
  expect(await screen.findByText(es.card.lead)).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
