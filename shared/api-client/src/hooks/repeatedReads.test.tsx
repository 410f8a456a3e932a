import { refusal, renderWithProviders, storedQuote } from '@shared/testing';
import { act, screen } from '@testing-library/react';
import { idle, ONLY_TIMERS } from '../testing/passTime';
import { REPEAT_MS } from '../transport/repeats';
import { useQuote, useRates } from '.';

function Reads() {
  const { error, isLoading } = useQuote();
  const { error: unrated } = useRates();
  return (
    <p>{isLoading ? 'loading' : [error, unrated].map((failure) => failure?.errors[0]?.code).join(' ')}</p>
  );
}

const pass = (milliseconds: number) =>
  act(async () => {
    for (let passed = 0; passed < milliseconds; passed += 500) {
      await idle();
      await jest.advanceTimersByTimeAsync(500);
    }
  });

beforeEach(() => jest.useFakeTimers(ONLY_TIMERS));
afterEach(() => jest.useRealTimers());

test('only the transport repeats a read: SWR adds no tries during its 30 s, and none after', async () => {
  const away = refusal(503, 'unavailable');
  const handlers = { 'GET /v2/quotes/:id': away, 'GET /v2/quotes/:id/rates': away };
  const { api } = renderWithProviders(<Reads />, { handlers, stored: storedQuote(), repeatMs: REPEAT_MS });
  await pass(REPEAT_MS + 1000);
  const triesOf = (path: string) => api.calls.filter((call) => call.path === path).length;
  const tries = ['/v2/quotes/quote-1', '/v2/quotes/quote-1/rates'].map(triesOf);
  for (const count of tries) expect([count > 5, count < 10]).toEqual([true, true]);
  expect(screen.getByText('unavailable unavailable')).toBeInTheDocument();
  await pass(3 * REPEAT_MS);
  expect(['/v2/quotes/quote-1', '/v2/quotes/quote-1/rates'].map(triesOf)).toEqual(tries);
});
