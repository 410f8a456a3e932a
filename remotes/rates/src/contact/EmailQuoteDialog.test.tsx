import { limitReached, refusal, renderWithProviders, storedQuote, type FakeHandlers } from '@shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { rates as en } from '../locales/en/rates';
import { rates as es } from '../locales/es/rates';
import { ContactWays } from './ContactWays';

const SEND = 'POST /v2/quotes/:id/send';
const ACCEPTED = { status: 202, body: { status: 'accepted' } };

function open(answer: FakeHandlers[string] = ACCEPTED, language: 'en' | 'es' = 'en') {
  const resources = { en: { rates: en }, es: { rates: es } };
  return renderWithProviders(<ContactWays />, {
    resources,
    language,
    stored: storedQuote(),
    handlers: { [SEND]: answer },
  });
}

const opener = () => screen.getByRole('button', { name: 'Email my quote' });
const dialog = () => screen.findByRole('dialog', { name: 'Email my quote' });
const field = () => screen.findByRole('textbox', { name: 'Email address' });
const send = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Email my quote' });

test('no address or a wrong one is not sent, and says so (section 5, reading 52) [2.9-16, 5-33, 5-47]', async () => {
  const { user, api } = open();
  await user.click(opener());
  expect(await axe(await dialog())).toHaveNoViolations();
  await user.click(send());
  expect(await field()).toHaveAccessibleDescription('Email must be provided');
  await user.type(await field(), 'ann@example{Enter}');
  expect(within(await dialog()).getByRole('alert')).toHaveFocus();
  await user.click(send());
  expect(await field()).toHaveAccessibleDescription('Please enter a valid email address');
  expect(api.calls).toEqual([]);
  await user.type(await field(), '.com');
  expect(await field()).not.toHaveAccessibleDescription();
});

test('a misspelled mail domain gets a hint after the field, which one press takes over and nothing depends on', async () => {
  const { user, api } = open();
  await user.click(opener());
  await user.type(await field(), 'ann@gmial.com');
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByText('Did you mean ann@gmail.com?').closest('output')).toBeInTheDocument();
  expect(await axe(await dialog())).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Use this address' }));
  expect(await field()).toHaveValue('ann@gmail.com');
  expect(await field()).toHaveFocus();
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  await user.clear(await field());
  await user.type(await field(), 'ann@gmial.com{Enter}');
  await waitFor(() => expect(api.calls).toMatchObject([{ body: { to: 'ann@gmial.com' } }]));
});

test('what is pasted along with an address, seen or not, does not matter', async () => {
  const { user, api } = open();
  await user.click(opener());
  await user.type(await field(), '\u200Bann@example.com\u00A0{Enter}');
  await waitFor(() => expect(api.calls).toHaveLength(1));
});

test('while sending, the button is disabled with a spinner [4-45]', async () => {
  const answers: (() => void)[] = [];
  const { user, api } = open(() => new Promise((done) => answers.push(() => done(ACCEPTED))));
  await user.click(opener());
  await user.type(await field(), 'ann@example.com');
  await user.click(send());
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  expect(send().querySelector('svg')).toBeInTheDocument();
  expect(
    within(await dialog())
      .getByText('Sending your quote')
      .closest('output'),
  ).not.toBeNull();
  await user.click(send());
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.calls.map(({ body }) => body)).toEqual([{ to: 'ann@example.com' }]);
});

test('after sending it confirms, clears the form and closes; the bus event has no address [4-13, 4-46, 8-6]', async () => {
  const { user, bus } = open();
  const events: unknown[] = [];
  bus.on('alert:show-requested', (event) => events.push(event));
  await user.click(opener());
  await user.type(await field(), 'ann@example.com{Enter}');
  const notice = await screen.findByText('We emailed your quote to ann@example.com');
  expect(notice.closest('output')).not.toBeNull();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
  expect(events).toEqual([]);
  await user.click(opener());
  expect(await field()).toHaveValue('');
});

test('a failure is shown in the dialog, which keeps what was typed; retrying works [7-24, 8-6, R21-2]', async () => {
  const { user, api } = open(refusal(503, 'unavailable'));
  await user.click(opener());
  await user.type(await field(), 'ann@example.com{Enter}');
  const alert = await within(await dialog()).findByRole('alert');
  expect(alert).toHaveTextContent('We couldn’t email your quote. What you typed is still here.');
  expect(alert).toHaveFocus();
  expect(await field()).toHaveValue('ann@example.com');
  expect(screen.queryByText(/We emailed/)).not.toBeInTheDocument();
  api.use({ [SEND]: limitReached(1800) });
  await user.click(send());
  await within(await dialog()).findByText(/Try again in 30 minutes/);
  api.use({ [SEND]: ACCEPTED });
  await user.click(send());
  await screen.findByText('We emailed your quote to ann@example.com');
});

test('an address that only the API finds wrong says so', async () => {
  const { user } = open({
    status: 422,
    body: { errors: [{ code: 'email_invalid', message: '', attribute: 'to' }] },
  });
  await user.click(opener());
  await user.type(await field(), 'ann@example.com{Enter}');
  expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(
    'Please enter a valid email address',
  );
});

test('closing it by mistake keeps what was typed', async () => {
  const { user } = open();
  await user.click(opener());
  await user.type(await field(), 'ann@');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(opener());
  expect(await field()).toHaveValue('ann@');
});

test('in Spanish', async () => {
  const { user } = open(ACCEPTED, 'es');
  await user.click(screen.getByRole('button', { name: 'Enviarme la cotización por correo electrónico' }));
  await user.type(
    await screen.findByRole('textbox', { name: 'Correo electrónico' }),
    'ana@example.com{Enter}',
  );
  await screen.findByText('Enviamos su cotización a ana@example.com');
});
