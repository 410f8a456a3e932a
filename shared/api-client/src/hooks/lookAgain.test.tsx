import { aQuote, aRateResult, refusal, renderWithProviders, storedQuote, settle } from '@shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLookAgain, useQuote, useRates } from '.';

function Prices() {
  const { quote, error } = useQuote();
  const { rates } = useRates();
  useLookAgain();
  return (
    <output data-status={quote?.status}>
      {`${quote?.version ?? 'none'} ${rates?.quote_number} ${error?.status ?? 'fine'}`}
    </output>
  );
}

let version = 1;
let rated = 0;
const open = () =>
  renderWithProviders(<Prices />, {
    stored: storedQuote(),
    handlers: {
      'GET /v2/quotes/:id': () => aQuote({ version }),
      'GET /v2/quotes/:id/rates': () => aRateResult({ quote_number: `Q-${(rated += 1)}` }),
    },
  });
const reads = (calls: { path: string }[]) => calls.filter(({ path }) => path === '/v2/quotes/quote-1').length;
const leave = () => fireEvent.blur(window);
/** As browsers do it: the page is seen again, then has the focus. */
function comeBack() {
  fireEvent(document, new Event('visibilitychange'));
  fireEvent.focus(window);
}

beforeEach(() => {
  version = 1;
  rated = 0;
});

test('what another browser changed shows on return, with the prices it has made', async () => {
  open();
  await screen.findByText('1 Q-1 fine');
  leave();
  version = 2;
  comeBack();
  await screen.findByText('2 Q-2 fine');
});

test('a payment that began elsewhere moves the status alone, and shows on return', async () => {
  const { api } = open();
  const shown = await screen.findByText('1 Q-1 fine');
  api.use({ 'GET /v2/quotes/:id': aQuote({ version, status: 'PAYMENT_OPEN' }) });
  leave();
  comeBack();
  await waitFor(() => expect(shown).toHaveAttribute('data-status', 'PAYMENT_OPEN'));
  expect(rated).toBe(1);
});

test('a return asks once, and rates nothing where nothing changed', async () => {
  const { api } = open();
  await screen.findByText('1 Q-1 fine');
  await waitFor(() => expect(reads(api.calls)).toBe(2));
  fireEvent.focus(window);
  leave();
  comeBack();
  await waitFor(() => expect(reads(api.calls)).toBe(3));
  await act(settle);
  expect(reads(api.calls)).toBe(3);
  expect(rated).toBe(1);
});

test('a look that fails takes nothing from the screen', async () => {
  const { api } = open();
  await screen.findByText('1 Q-1 fine');
  await waitFor(() => expect(reads(api.calls)).toBe(2));
  api.use({ 'GET /v2/quotes/:id': refusal(503, 'unavailable') });
  leave();
  comeBack();
  await waitFor(() => expect(reads(api.calls)).toBe(3));
  await act(settle);
  expect(screen.getByText('1 Q-1 fine')).toBeInTheDocument();
});

test('a screen that is gone looks no more', async () => {
  const { api, unmount } = open();
  await screen.findByText('1 Q-1 fine');
  unmount();
  const before = api.calls.length;
  leave();
  comeBack();
  expect(api.calls).toHaveLength(before);
});
