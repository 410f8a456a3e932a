import { CARRIER_IDS, CARRIERS, COMPANIES, type Consent, WAITING_LIST_YEARS } from '@shared/domain';
import { refusal, storedQuote, type FakeHandlers } from '@shared/testing';
import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openSite } from '../testing/openSite';

const given: Consent = {
  id: 'consent-1',
  kind: 'telephone_contact',
  version: '2026-11',
  wording: 'Yes, a licensed agent may call me about this quote.',
  language: 'en',
  given_at: '2026-11-20T15:04:05.000Z',
  withdrawn_at: null,
};
const LIST = 'GET /v2/quotes/:id/consents';
const WITHDRAW = 'POST /v2/quotes/:id/consents/:consentId/withdraw';
const open = (quoteId: string, handlers: FakeHandlers) =>
  openSite('/legal/privacy', { stored: storedQuote(quoteId), handlers });

test('shows a consent with its wording and lets the shopper withdraw it (design: consent)', async () => {
  const withdrawn = { ...given, withdrawn_at: '2026-11-21T10:00:00.000Z' };
  const { user, api, container } = open('quote-1', {
    [LIST]: { consents: [given] },
    [WITHDRAW]: { consents: [withdrawn] },
  });
  expect(await screen.findByText(given.wording)).toBeInTheDocument();
  expect(screen.getByText(/Given on November 20, 2026/)).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: /^Withdraw/ }));
  expect(await screen.findByText(/Withdrawn on November 21, 2026/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument();
  expect(api.calls.at(-1)?.path).toBe('/v2/quotes/quote-1/consents/consent-1/withdraw');
});

test('each button says what it withdraws (issue 17)', async () => {
  const kinds = ['telephone_contact', 'um_rejection', 'uim_rejection'] as const;
  open('quote-9', { [LIST]: { consents: kinds.map((kind) => ({ ...given, id: kind, kind })) } });
  const buttons = await screen.findAllByRole('button', { name: /^Withdraw/ });
  expect(new Set(buttons.map(({ textContent }) => textContent)).size).toBe(kinds.length);
});

test('a failed withdrawal says so and can be retried', async () => {
  const { user } = open('quote-2', {
    [LIST]: { consents: [given] },
    [WITHDRAW]: refusal(503, 'unavailable'),
  });
  await user.click(await screen.findByRole('button', { name: /^Withdraw/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t withdraw it');
  expect(screen.getByRole('button', { name: /^Withdraw/ })).toBeEnabled();
});

test('a withdrawn choice has to be signed again; once the policy is being issued, a person changes it', async () => {
  const choice: Consent = { ...given, kind: 'pip_rejection', wording: 'I reject it for the vehicles above.' };
  const { user, api } = open('quote-7', {
    [LIST]: { consents: [choice] },
    [WITHDRAW]: refusal(409, 'quote_closed'),
  });
  await user.click(await screen.findByRole('button', { name: /^Withdraw/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your policy is being issued with this choice.');
  api.use({ [WITHDRAW]: { consents: [{ ...choice, withdrawn_at: '2026-11-21T10:00:00.000Z' }] } });
  await user.click(screen.getByRole('button', { name: /^Withdraw/ }));
  expect(await screen.findByText(/Your application will ask for this choice again/)).toBeInTheDocument();
});

test('electronic records: shows the signed wording, what withdrawing means, and what followed', async () => {
  const records: Consent = {
    ...given,
    kind: 'electronic_records',
    version: 'f'.repeat(64),
    wording: 'Antes de firmar\nAcepto usar documentos electrónicos.',
    language: 'es',
  };
  const { user } = open('quote-8', {
    [LIST]: { consents: [records] },
    [WITHDRAW]: { consents: [{ ...records, withdrawn_at: '2026-11-21T10:00:00.000Z' }] },
  });
  const words = await screen.findByText(/Acepto usar documentos electrónicos/);
  expect(words).toHaveAttribute('lang', 'es');
  expect(words).toHaveTextContent('Antes de firmar Acepto');
  const meaning =
    /What you signed stays valid\. If you withdraw, we’ll tell the agent to send later documents by mail/;
  expect(screen.getByText(meaning)).toHaveTextContent(/calling \(\d{3}\) \d{3}-\d{4} or emailing \S+@\S+/);
  await user.click(screen.getByRole('button', { name: /^Withdraw/ }));
  expect(await screen.findByText(/told the agent to send later documents by mail/)).toBeInTheDocument();
  expect(screen.queryByText(meaning)).not.toBeInTheDocument();
});

test.each([
  ['en', `or ${WAITING_LIST_YEARS} years after you last asked.`],
  ['es', `o ${WAITING_LIST_YEARS} años después de la última vez que usted lo pidió.`],
] as const)('%s: says how long an address stays on the waiting list', async (language, words) => {
  openSite('/legal/privacy', { language });
  expect(await screen.findByText(words, { exact: false })).toBeInTheDocument();
});

test('without consents it says what would be shown; without a quote it sends no request', async () => {
  open('quote-3', { [LIST]: { consents: [] } });
  expect(await screen.findByText(/Nothing so far/)).toBeInTheDocument();
  document.body.innerHTML = '';
  const { api } = openSite('/legal/privacy');
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeInTheDocument();
  expect(screen.queryByText('What you agreed to')).not.toBeInTheDocument();
  expect(api.calls).toEqual([]);
});

test('a 500 on reading them leads to contact-us, like for any call [8-2]', async () => {
  open('quote-4', { [LIST]: refusal(500, 'internal_error') });
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
  expect(window.location.pathname).toBe('/contact-us');
});

test('in a known outage the page is readable and offers to check again', async () => {
  const { bus } = open('quote-6', { [LIST]: refusal(500, 'internal_error') });
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
  act(() => window.history.back());
  await screen.findByRole('heading', { level: 1, name: 'Privacy' });
  expect(await screen.findByText('We couldn’t load what you agreed to.')).toBeInTheDocument();
  expect(bus.last('api:availability-changed')).toMatchObject({ unavailable: true });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test.each([
  ['es', '/legal/privacy', 'Quién vende este seguro', /nos paga una comisión/, /TX EX-\d+/],
  ['en', '/contact-us', 'Who sells this insurance', /pays us a commission/, /TX EX-\d+/],
] as const)(
  '%s %s says who sells, by which licenses, and who pays (reading 62) [R62, R62-3, R62-5]',
  async (language, path, title, paid, license) => {
    openSite(path, { language });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByText(paid)).toHaveTextContent('Milepost Insurance Agency, LLC');
    expect(screen.getByText(license)).toBeInTheDocument();
  },
);

test.each([
  ['en', 'Who gets your answers, and when', /No other carrier gets it/],
  ['es', 'Quién recibe sus respuestas y cuándo', /Ninguna otra la recibe/],
] as const)(
  '%s: says which carriers get which answers when, each by its full name (reading 62) [R62-2, R62-4]',
  async (language, title, only) => {
    const { container } = openSite('/legal/privacy', { language });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByText(only)).toBeInTheDocument();
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    for (const id of CARRIER_IDS) {
      const line = items.find((text) =>
        text?.startsWith(`${COMPANIES[id].legalName} (${CARRIERS[id].name}): `),
      );
      expect(line).toMatch(/\bTX\b/);
    }
    expect(await axe(container)).toHaveNoViolations();
  },
);
