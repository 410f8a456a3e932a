import { aQuote, refusal, renderWithProviders, storedQuote } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import {
  useContactMe,
  useFinishLater,
  useQuote,
  useRequestResumeLink,
  useResumeQuote,
  useSendQuote,
} from '.';

const ignore = (): undefined => undefined;
const press = (name: string): HTMLElement => screen.getByRole('button', { name });

function Quote() {
  const { quote } = useQuote();
  return <output>{`version ${quote?.version ?? 'none'}`}</output>;
}

const CONTACT = { to: 'ann@example.com', fullName: 'Ann Lee', phoneNumber: '312-555-0100' };

function Mails() {
  const send = useSendQuote();
  const later = useFinishLater();
  const contact = useContactMe();
  const ask = useRequestResumeLink();
  const resume = useResumeQuote();
  return (
    <>
      <p>{[send, contact, ask, resume].map(({ error }) => error?.errors[0]?.code ?? 'fine').join(' ')}</p>
      <button onClick={() => void send.trigger(CONTACT.to).catch(ignore)}>send</button>
      <button onClick={() => void later.trigger({ to: CONTACT.to, step: 'quote.drivers' }).catch(ignore)}>
        later
      </button>
      <button onClick={() => void contact.trigger(CONTACT).catch(ignore)}>contact</button>
      <button onClick={() => void ask.trigger({ quote_id: 'quote-1', to: CONTACT.to })}>ask</button>
      <button onClick={() => void resume.trigger('the-code').catch(ignore)}>resume</button>
    </>
  );
}

test('emails the stored quote, and fails with a clear error if there is none (section 8)', async () => {
  const accepted = { status: 202, body: { status: 'accepted' } };
  const handlers = {
    'POST /v2/quotes/:id/send': accepted,
    'POST /v2/quotes/:id/contact_me': accepted,
    'POST /v2/quotes/:id/resume-links': accepted,
  };
  const { user, api, unmount } = renderWithProviders(<Mails />, { stored: storedQuote(), handlers });
  await user.click(press('send'));
  await user.click(press('contact'));
  await user.click(press('later'));
  await waitFor(() => expect(api.calls).toHaveLength(3));
  expect(api.calls.map(({ path, body }) => [path, body])).toEqual([
    ['/v2/quotes/quote-1/send', { to: CONTACT.to }],
    ['/v2/quotes/quote-1/contact_me', CONTACT],
    ['/v2/quotes/quote-1/resume-links', { to: CONTACT.to, step: 'quote.drivers' }],
  ]);
  unmount();
  const { user: stranger } = renderWithProviders(<Mails />, { handlers });
  await stranger.click(press('send'));
  await stranger.click(press('contact'));
  await screen.findByText('quote_id_missing quote_id_missing fine fine');
});

test('a resumed quote is shown from its response, and the bus gets the event; a used code is an error', async () => {
  const { user, bus, api } = renderWithProviders(
    <>
      <Quote />
      <Mails />
    </>,
    { handlers: { 'POST /v2/resume': refusal(410, 'resume_code_spent') } },
  );
  await user.click(press('resume'));
  await screen.findByText('fine fine fine resume_code_spent');
  api.use({ 'POST /v2/resume': aQuote({ version: 5 }) });
  await user.click(press('resume'));
  await screen.findByText('version 5');
  expect(bus.last('quote:identified')).toEqual({ quoteId: 'quote-1', state: 'IL' });
});

test('a shopper without a stored quote can request a link', async () => {
  const { user, api } = renderWithProviders(<Mails />, {
    handlers: { 'POST /v2/resume-links': { status: 202, body: { status: 'accepted' } } },
  });
  await user.click(press('ask'));
  await waitFor(() => expect(api.calls[0]?.body).toEqual({ quote_id: 'quote-1', to: CONTACT.to }));
});
