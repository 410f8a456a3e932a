import { refusal, type FakeHandlers } from '@shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { card as en } from '../../locales/en/card';
import { card as es } from '../../locales/es/card';
import { paymentNews } from '../../locales/en/paymentNews';
import { address, callsTo } from '../../testing/openAt';
import { openCard, openForm } from '../../testing/openCard';
import { finalResult, rated, RATES } from '../../testing/openFinal';
import {
  bound,
  CANCEL,
  EXTEND,
  FIRST,
  forgetScripts,
  heldQuote,
  OTHER,
  payable,
  providerLoads,
  TOKEN,
  tokenFor,
} from '../../testing/payment';

const MINUTE = 60_000;
const SYSTEMS = [
  { carrier: FIRST, path: '/bol/online-payment', script: 'sdk.js', name: 'CardSdk', method: 'collect' },
  { carrier: OTHER, path: '/bol/card-details', script: 'form.js', name: 'PaymentForm', method: 'open' },
] as const;
type System = (typeof SYSTEMS)[number];
const [SDK] = SYSTEMS;

/** The hosted form's own service, at the level of fetch. */
const formService = () =>
  Promise.resolve(new Response(JSON.stringify({ CustomerId: 'cu-1', SessionKey: 'key-1' })));

/** The card page of a system, whose payment lasts half an hour; `after` lets that many minutes pass since it opened. */
async function openPaying(system: System, handlers: FakeHandlers = {}, language: 'en' | 'es' = 'en') {
  const { carrier, path, script, name, method } = system;
  Object.assign(globalThis, { fetch: formService });
  const held = heldQuote(payable(carrier, { status: 'PAYMENT_OPEN' }));
  const released = payable(carrier, { status: 'FINAL_RATED' });
  const interval = jest.spyOn(globalThis, 'setInterval');
  const start = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
  const rendered = openCard(carrier, {
    path,
    language,
    handlers: {
      ...held.handlers,
      [RATES]: finalResult(rated(98_000, false, { carrier_id: carrier })),
      [CANCEL]: () => {
        held.now(released);
        return released;
      },
      [EXTEND]: { seconds_left: 1800, extensions_left: 9 },
      ...handlers,
    },
  });
  if (system !== SDK) await openForm();
  await providerLoads(`https://cards.test/${script}`, name, method);
  const after = (minutes: number) => {
    clock.mockReturnValue(start + minutes * MINUTE);
    act(() => interval.mock.calls.findLast(([, every]) => every === 1000)?.[0]());
  };
  return { ...rendered, held, after };
}

const warning = (minutes: number) =>
  screen.findByRole('dialog', {
    name: minutes === 1 ? 'This payment closes in 1 minute' : `This payment closes in ${minutes} minutes`,
  });
const noWarning = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
const more = (texts = en) => screen.getByRole('button', { name: texts.card.time.more });

afterEach(() => {
  jest.restoreAllMocks();
  forgetScripts();
});

describe.each(SYSTEMS)('the payment of $carrier', (system) => {
  test('warns three minutes before it closes, and says each minute that passes', async () => {
    const { after, baseElement } = await openPaying(system);
    after(26.9);
    noWarning();
    after(27);
    const dialog = await warning(3);
    expect(dialog).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
    expect(within(dialog).getByRole('status')).toHaveTextContent('This payment closes in 3 minutes');
    expect(await axe(baseElement)).toHaveNoViolations();
    after(28);
    await warning(2);
    after(29.5);
    expect(within(await warning(1)).getByRole('status')).toHaveTextContent('This payment closes in 1 minute');
  });

  test('closed for lack of time: the payment is released, that is said, and it can be started again', async () => {
    const { api, after, user } = await openPaying(system);
    after(30);
    expect(await screen.findByText(paymentNews.paymentNews.timedOut.title)).toBeInTheDocument();
    expect(address()).toHaveTextContent('/bol/quotes/quote-1/rates');
    expect(callsTo(api, '/cancel-payment')).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: paymentNews.paymentNews.timedOut.again }));
    expect(address()).toHaveTextContent('/bol/payments');
  });
});

test('one press keeps it open for as long again, and it warns again', async () => {
  const { api, after, user } = await openPaying(SDK);
  after(28);
  await warning(2);
  await user.dblClick(more());
  await waitFor(noWarning);
  expect(callsTo(api, '/extend-payment').map(({ body }) => body)).toEqual([{ session_id: 'session-1' }]);
  after(54);
  noWarning();
  after(56);
  await warning(2);
});

test('paid in the last moment: closing it leads to the signatures, and nothing is lost [R8-3]', async () => {
  const { after, api, held } = await openPaying(SDK);
  api.use({
    [CANCEL]: () => {
      held.now(bound(FIRST));
      return bound(FIRST);
    },
  });
  after(30);
  await waitFor(() => expect(address()).toHaveTextContent('/bol/signatures'));
});

test('put away, the warning comes back with the next minute', async () => {
  const { after, user } = await openPaying(SDK);
  after(27);
  await warning(3);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  noWarning();
  after(28);
  await warning(2);
});

test('the last time it is said that it cannot be kept open any longer', async () => {
  const { after } = await openPaying(SDK, { [TOKEN]: { ...tokenFor(FIRST), extensions_left: 0 } });
  after(27);
  await warning(3);
  expect(screen.getByText(en.card.time.last)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: en.card.time.more })).not.toBeInTheDocument();
});

test('more time that cannot be had is said, and can be asked for again', async () => {
  const { after, api, user } = await openPaying(SDK, { [EXTEND]: refusal(502, 'unavailable') });
  after(27);
  await warning(3);
  await user.click(more());
  expect(await screen.findByRole('alert')).toHaveTextContent(/./);
  api.use({ [EXTEND]: { seconds_left: 1800, extensions_left: 9 } });
  await user.click(more());
  await waitFor(noWarning);
});

test('a payment that opens with little time left warns at once, in Spanish too', async () => {
  const short = { ...tokenFor(FIRST), seconds_left: 100 };
  const { after, user } = await openPaying(SDK, { [TOKEN]: short }, 'es');
  after(0);
  await screen.findByRole('dialog', { name: 'Este pago se cierra en 2 minutos' });
  await user.click(more(es));
  await waitFor(noWarning);
});
