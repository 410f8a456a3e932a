import { aQuote, refusal, renderWithProviders, storedQuote } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useBindQuote, useCancelPayment, useCompleteQuote, useDocument, useOpenPayment, useQuote } from '.';

const SENT = { rate_id: 'rate-1', plan_code: 'M6', payment_result: { session_id: 'session-1' } };
const TOKEN = { value: 'token-1', payment_system: 'sdk', origin: 'https://cards.test', amount: 12_345 };

/** A button for each payment call, and the quote's state beside them. */
function Payment() {
  const { quote } = useQuote();
  const [said, say] = useState('nothing');
  const open = useOpenPayment();
  const bind = useBindQuote();
  const cancel = useCancelPayment();
  const complete = useCompleteQuote();
  const document = useDocument();
  const calls: Record<string, () => Promise<string>> = {
    open: async () => (await open.trigger('GW')).value,
    bind: async () => (await bind.trigger(SENT)).status,
    cancel: async () => (await cancel.trigger(SENT.payment_result)).status,
    'cancel another': async () => (await cancel.trigger({ session_id: 'session-2' })).status,
    complete: async () => (await complete.trigger()).status,
    document: async () => String((await document.trigger('https://site.test/v2/docs/1')).size),
  };
  return (
    <>
      <output>{`${quote?.status ?? 'none'} ${said}`}</output>
      {Object.entries(calls).map(([name, call]) => (
        <button key={name} onClick={() => void call().then(say, (error: Error) => say(error.name))}>
          {name}
        </button>
      ))}
    </>
  );
}

const open = (handlers = {}) =>
  renderWithProviders(<Payment />, {
    stored: storedQuote(),
    handlers: { 'GET /v2/quotes/:id': aQuote({ status: 'PLAN_CHOSEN' }), ...handlers },
  });
const press = (name: string) => screen.getByRole('button', { name });

test('opens the payment for a policy system, authorized by the quote’s key and without its id', async () => {
  const { user, api } = open({ 'GET /v2/tokens/token': TOKEN });
  await user.click(press('open'));
  await screen.findByText(/token-1/);
  const call = api.calls.find(({ path }) => path.includes('tokens'));
  expect([call?.query.get('system'), call?.quoteKey]).toEqual(['GW', 'ab'.repeat(32)]);
});

test.each([
  ['bind', 'BOUND', SENT],
  ['cancel-payment', 'FINAL_RATED', SENT.payment_result],
  ['complete', 'COMPLETE', {}],
] as const)('%s: its response updates the quote on every screen', async (verb, status, body) => {
  const { user, api } = open({ [`POST /v2/quotes/:id/${verb}`]: aQuote({ status }) });
  await screen.findByText('PLAN_CHOSEN nothing');
  await user.click(press(verb.replace('-payment', '')));
  await screen.findByText(`${status} ${status}`);
  expect(api.calls.at(-1)).toMatchObject({ path: `/v2/quotes/quote-1/${verb}`, body });
});

test('a retried cancellation keeps its idempotency key, and another payment gets another one', async () => {
  const verb = 'POST /v2/quotes/:id/cancel-payment';
  const { user, api } = open({ [verb]: refusal(503, 'unavailable') });
  const left = () => api.calls.filter(({ path }) => path.endsWith('/cancel-payment'));
  for (const [before, name] of ['cancel', 'cancel', 'cancel another'].entries()) {
    await user.click(press(name));
    await waitFor(() => expect(left()).toHaveLength(before + 1));
  }
  const keys = left().map(({ headers }) => headers.get('idempotency-key'));
  expect(keys.map((key) => key === keys[0])).toEqual([true, true, false]);
});

test('a sealed document becomes a file; a foreign one is an error', async () => {
  const answer = { content_type: 'application/pdf', content_base64: btoa('%PDF-1.7') };
  const { user, api } = open({ 'GET /v2/docs/get_documents': answer });
  await user.click(press('document'));
  await screen.findByText(/ 8$/);
  api.use({ 'GET /v2/docs/get_documents': refusal(404, 'document_not_found') });
  await user.click(press('document'));
  await screen.findByText(/ApiError$/);
});
