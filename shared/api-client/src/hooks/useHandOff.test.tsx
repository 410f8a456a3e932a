import { refusal, renderWithProviders, storedQuote } from '@shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { useHandOff } from '.';

function HandOff() {
  const { trigger, error } = useHandOff();
  const [code, setCode] = useState('');
  const start = () =>
    trigger().then(
      (given) => setCode(given.code),
      () => undefined,
    );
  return (
    <>
      <output>{error ? error.errors[0]?.code : code}</output>
      <button onClick={() => void start()}>continue</button>
    </>
  );
}

test('gets a code for the stored quote, or says why there is none', async () => {
  const handlers = { 'POST /v2/quotes/:id/handoff': refusal(429, 'rate_limited') };
  const { user, api } = renderWithProviders(<HandOff />, { stored: storedQuote(), handlers });
  await user.click(screen.getByRole('button'));
  await screen.findByText('rate_limited');
  const code = { code: 'the-code', expires_at: '2026-11-25T18:01:00.000Z' };
  api.use({ 'POST /v2/quotes/:id/handoff': { status: 201, body: code } });
  await user.click(screen.getByRole('button'));
  await screen.findByText('the-code');
  expect(api.calls.at(-1)?.path).toBe('/v2/quotes/quote-1/handoff');
});
