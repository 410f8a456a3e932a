import { refusal } from '@shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { paymentNews as en } from '../../locales/en/paymentNews';
import { address, callsTo } from '../../testing/openAt';
import { cardHeading, openCard } from '../../testing/openCard';
import { finalResult, rated, RATES } from '../../testing/openFinal';
import {
  CANCEL,
  FIRST,
  forgetScripts,
  heldQuote,
  payable,
  providerLoads,
  TOKEN,
  tokenFor,
} from '../../testing/payment';

const SDK = 'https://cards.test/sdk.js';
const FINAL = '/bol/quotes/quote-1/rates';
const GONE = { status: 'FINAL_RATED', selected_pay_plan: null, payment_plan_code: null } as const;

/** Opens the card page; the test decides when the quote is refetched. */
async function openPaying() {
  const held = heldQuote(payable(FIRST, { status: 'PAYMENT_OPEN' }));
  const interval = jest.spyOn(globalThis, 'setInterval');
  const handlers = {
    ...held.handlers,
    [RATES]: finalResult(rated(98_000, false)),
  };
  const rendered = openCard(FIRST, { path: '/bol/online-payment', handlers });
  await providerLoads(SDK, 'CardSdk', 'collect');
  await waitFor(() => expect(interval.mock.calls.some(([, every]) => every === 10_000)).toBe(true));
  const look = interval.mock.calls.findLast(([, every]) => every === 10_000)?.[0];
  interval.mockRestore();
  return { ...rendered, held, look: () => act(() => look?.()) };
}

afterEach(forgetScripts);

test('canceled in another tab, or expired: this tab leaves too and says so', async () => {
  const { container, held, look } = await openPaying();
  held.now(payable(FIRST, GONE));
  look();
  expect(await screen.findByText(en.paymentNews.over.title)).toBeInTheDocument();
  expect(address()).toHaveTextContent(FINAL);
  expect(await axe(container)).toHaveNoViolations();
});

test('canceled here while a refetch says so first: reported as canceled', async () => {
  const { user, api, held, look } = await openPaying();
  await cardHeading();
  api.use({ [CANCEL]: () => new Promise<object>(() => undefined) });
  await user.click(screen.getByRole('button', { name: 'Go back to your price' }));
  held.now(payable(FIRST, GONE));
  look();
  expect(await screen.findByText(en.paymentNews.cancelled.title)).toBeInTheDocument();
  expect(address()).toHaveTextContent(FINAL);
});

test('if another payment is open by now, it is shown instead of canceled, and canceled by its own id', async () => {
  const { user, api } = await openPaying();
  await cardHeading();
  const other = { ...tokenFor(FIRST), value: 'second-token', session_id: 'session-2' };
  api.use({ [CANCEL]: refusal(409, 'payment_mismatch'), [TOKEN]: other });
  await user.click(screen.getByRole('button', { name: 'Go back to your price' }));
  const { options } = await providerLoads(SDK, 'CardSdk', 'collect');
  expect(options).toMatchObject({ token: 'second-token' });
  // Never answered, so that nothing is refetched once the test is over.
  api.use({ [CANCEL]: () => new Promise<object>(() => undefined) });
  await user.click(await screen.findByRole('button', { name: 'Go back to your price' }));
  await waitFor(() =>
    expect(callsTo(api, '/cancel-payment').map(({ body }) => body)).toEqual([
      { session_id: 'session-1' },
      { session_id: 'session-2' },
    ]),
  );
});

test('the URL of a payment that never was open here shows no message', async () => {
  openCard(FIRST, {
    path: '/bol/online-payment',
    changes: GONE,
    handlers: { [RATES]: finalResult(rated(98_000, false)) },
  });
  await waitFor(() => expect(address()).toHaveTextContent(FINAL));
  await screen.findByRole('heading', { level: 1, name: /final price/ });
  expect(screen.queryByText(en.paymentNews.over.title)).not.toBeInTheDocument();
});
