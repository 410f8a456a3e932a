import { pasteInto, refusal, renderWithProviders, storedQuote, type FakeHandlers } from '@shared/testing';
import { currentConsentWording } from '@shared/i18n';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { rates as en } from '../locales/en/rates';
import { rates as es } from '../locales/es/rates';
import { ContactWays } from './ContactWays';

const CONTACT = 'POST /v2/quotes/:id/contact_me';
const ACCEPTED = { status: 202, body: { status: 'accepted' } };
const WORDING = currentConsentWording('telephone_contact');

async function open(answer: FakeHandlers[string] = ACCEPTED) {
  const resources = { en: { rates: en }, es: { rates: es } };
  const rendered = renderWithProviders(<ContactWays />, {
    resources,
    stored: storedQuote(),
    handlers: { [CONTACT]: answer },
  });
  await rendered.user.click(opener());
  await dialog();
  return rendered;
}

const opener = () => screen.getByRole('button', { name: 'Have an agent contact me' });
const dialog = () => screen.findByRole('dialog', { name: 'Have an agent contact me' });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const box = () => screen.getByRole('checkbox', { name: WORDING.en });
const send = () =>
  within(screen.getByRole('dialog')).getByRole('button', { name: 'Have an agent contact me' });

async function fill({ user }: Awaited<ReturnType<typeof open>>) {
  await pasteInto(user, field('Full name'), 'Ann Lee');
  await pasteInto(user, field('Email address'), 'ann@example.com');
  await pasteInto(user, field('Phone number'), '3125550142');
}

test('name, email and phone are required; each error is in a summary and at its field [2.9-17, 5-30, 5-32, 5-48]', async () => {
  const { user, api } = await open();
  expect(await axe(await dialog())).toHaveNoViolations();
  await user.click(send());
  const summary = within(await dialog()).getByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  const lines = within(summary)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(lines).toEqual(['Enter your full name', 'Email must be provided', 'Phone number must be provided']);
  expect(field('Phone number')).toHaveAccessibleDescription(/Phone number must be provided/);
  await user.click(within(summary).getByRole('link', { name: 'Email must be provided' }));
  expect(field('Email address')).toHaveFocus();
  expect(await axe(await dialog())).toHaveNoViolations();
  expect(api.calls).toEqual([]);
});

test('an invalid email address or phone number gets its own error [5-33, 5-66, 5-70]', async () => {
  const { user } = await open();
  await user.type(field('Full name'), 'Ann Lee');
  await user.type(field('Email address'), 'ann@example');
  await user.type(field('Phone number'), '31255');
  await user.click(send());
  const summary = within(await dialog()).getByRole('alert');
  expect(
    within(summary).getByRole('link', { name: 'Please enter a valid email address' }),
  ).toBeInTheDocument();
  expect(
    within(summary).getByRole('link', { name: 'Please enter a valid phone number' }),
  ).toBeInTheDocument();
});

test('a misspelled mail domain gets a hint, which one press takes over', async () => {
  const { user } = await open();
  await user.type(field('Email address'), 'ann@hotmial.com');
  await user.tab();
  expect(screen.getByText('Did you mean ann@hotmail.com?')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use this address' }));
  expect(field('Email address')).toHaveValue('ann@hotmail.com');
});

test('an email address with unseen characters around it is sent', async () => {
  const opened = await open();
  await fill(opened);
  await opened.user.type(field('Email address'), '\u00A0');
  await opened.user.click(send());
  await waitFor(() => expect(opened.api.calls).toHaveLength(1));
});

test('the phone field accepts ten digits, formats them while typing, and keeps the caret [5-31, 5-67, 5-68, 9-19]', async () => {
  const { user } = await open();
  const phone = field('Phone number');
  await user.type(phone, '(312) 55a50142999');
  expect(phone).toHaveValue('312-555-0142');
  phone.setSelectionRange(2, 2);
  await user.keyboard('{Backspace}9');
  expect(phone).toHaveValue('392-555-0142');
  expect(phone.selectionStart).toBe(2);
});

test('without the box an agent only writes, and no consent is sent', async () => {
  const shopper = await open();
  expect(box()).not.toBeChecked();
  await fill(shopper);
  await shopper.user.click(send());
  await screen.findByText(/By email at ann@example\.com/);
  expect(screen.queryByText(/by phone/)).not.toBeInTheDocument();
  expect(shopper.api.calls.map(({ body }) => body)).toEqual([
    { fullName: 'Ann Lee', to: 'ann@example.com', phoneNumber: '312-555-0142' },
  ]);
  expect(opener()).toHaveFocus();
});

test('the checked box sends the version of the wording shown', async () => {
  const shopper = await open();
  await fill(shopper);
  await shopper.user.click(box());
  await shopper.user.click(send());
  await screen.findByText(/or by phone at \(312\) 555-0142/);
  expect(shopper.api.calls[0]?.body).toMatchObject({ telephoneConsent: { version: WORDING.version } });
});

test('a failure is shown in the dialog, which keeps what was typed; retrying works', async () => {
  const shopper = await open(refusal(502, 'unavailable'));
  await fill(shopper);
  await shopper.user.click(send());
  const alert = await within(await dialog()).findByRole('alert');
  expect(alert).toHaveTextContent('We couldn’t send your request. What you typed is still here.');
  expect(field('Full name')).toHaveValue('Ann Lee');
  shopper.api.use({ [CONTACT]: ACCEPTED });
  await shopper.user.click(send());
  await screen.findByText('An agent will contact you');
});

test('closing it by mistake keeps what was typed; sending clears it', async () => {
  const shopper = await open();
  await fill(shopper);
  await shopper.user.click(screen.getByRole('button', { name: 'Close' }));
  await shopper.user.click(opener());
  await dialog();
  expect(field('Phone number')).toHaveValue('312-555-0142');
  await shopper.user.click(send());
  await screen.findByText('An agent will contact you');
  await shopper.user.click(opener());
  await dialog();
  expect(field('Full name')).toHaveValue('');
});
