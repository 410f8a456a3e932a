import type { Consent } from '@shared/domain';
import { refusal, storedQuote, type FakeHandlers } from '@shared/testing';
import { screen } from '@testing-library/react';
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
// A quote for each test: what was read of one stays in the page's cache.
const open = (quoteId: string, handlers: FakeHandlers) =>
  openSite('/legal/privacy', { stored: storedQuote(quoteId), handlers });

test('a consent stands there in its words, and can be taken back (design: consent)', async () => {
  const withdrawn = { ...given, withdrawn_at: '2026-11-21T10:00:00.000Z' };
  const { user, api, container } = open('quote-1', {
    [LIST]: { consents: [given] },
    [WITHDRAW]: { consents: [withdrawn] },
  });
  expect(await screen.findByText(given.wording)).toBeInTheDocument();
  expect(screen.getByText(/Given on November 20, 2026/)).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText(/Withdrawn on November 21, 2026/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
  expect(api.calls.at(-1)?.path).toBe('/v2/quotes/quote-1/consents/consent-1/withdraw');
});

test('one that could not be taken back says so, and can be tried again', async () => {
  const { user } = open('quote-2', {
    [LIST]: { consents: [given] },
    [WITHDRAW]: refusal(503, 'unavailable'),
  });
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not withdraw it');
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeEnabled();
});

test('with none it says what would stand there; without a quote it asks for nothing', async () => {
  open('quote-3', { [LIST]: { consents: [] } });
  expect(await screen.findByText(/Nothing so far/)).toBeInTheDocument();
  document.body.innerHTML = '';
  const { api } = openSite('/legal/privacy');
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeInTheDocument();
  expect(screen.queryByText('What you agreed to')).not.toBeInTheDocument();
  expect(api.calls).toEqual([]);
});
