import { aQuote, aRateResult, refusal, renderWithProviders, storedQuote, settle } from '@shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRevalidateOnReturn, useQuote, useRates } from '.';

function Prices() {
  const { quote, error } = useQuote();
  const { rates } = useRates();
  useRevalidateOnReturn();
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
/** In browser order: the page becomes visible, then gets focus. */
function comeBack() {
  fireEvent(document, new Event('visibilitychange'));
  fireEvent.focus(window);
}

beforeEach(() => {
  version = 1;
  rated = 0;
});

test('another browser’s change is shown on return, with its prices', async () => {
  open();
  await screen.findByText('1 Q-1 fine');
  leave();
  version = 2;
  comeBack();
  await screen.findByText('2 Q-2 fine');
});

test('a payment started elsewhere changes only the status, and is shown on return', async () => {
  const { api } = open();
  const shown = await screen.findByText('1 Q-1 fine');
  api.use({ 'GET /v2/quotes/:id': aQuote({ version, status: 'PAYMENT_OPEN' }) });
  leave();
  comeBack();
  await waitFor(() => expect(shown).toHaveAttribute('data-status', 'PAYMENT_OPEN'));
  expect(rated).toBe(1);
});

test('a return refetches once, and rates nothing if nothing changed', async () => {
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

test('a failed refetch changes nothing on screen', async () => {
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

test('an unmounted screen does not refetch', async () => {
  const { api, unmount } = open();
  await screen.findByText('1 Q-1 fine');
  unmount();
  const before = api.calls.length;
  leave();
  comeBack();
  expect(api.calls).toHaveLength(before);
});
