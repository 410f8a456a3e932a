import { paths } from '@shared/domain';
import { aQuote, refusal, storedQuote, type FakeHandlers } from '@shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openSite, type Site } from '../../testing/openSite';

const rated = aQuote({ id: 'quote-7', status: 'RATED', version: 3 });
const SPENT = refusal(410, 'resume_code_spent');

const arrive = (answer: FakeHandlers[string], stored = {}, language: 'en' | 'es' = 'en'): Site =>
  openSite(paths.resume('the-code', { from: 'partner', step: 'quote.rates' }), {
    handlers: { 'POST /v2/resume': answer },
    stored,
    language,
  });

test.each([
  ['no quote', {}],
  ['another quote', storedQuote('quote-1')],
])('in a browser with %s the quote opens by itself, once, at its prices', async (_name, stored) => {
  const { api, storage } = arrive(rated, stored);
  await screen.findByRole('heading', { level: 1, name: 'rates' });
  expect(api.calls.map(({ body }) => body)).toEqual([{ code: 'the-code' }]);
  expect(window.location.pathname).toBe('/quotes/quote-7/rates/');
  expect(storage.getItem('quoteId')).toBe('quote-7');
});

test('the quote opens at the price of the chosen carrier', async () => {
  openSite(paths.resume('the-code', { from: 'partner', step: 'quote.rates', carrier: 'IIC' }), {
    handlers: { 'POST /v2/resume': rated },
  });
  await screen.findByRole('heading', { level: 1, name: 'rates' });
  const { pathname, search } = window.location;
  expect(pathname + search).toBe('/quotes/quote-7/rates/?carrier=IIC');
});

test.each([
  [{}, 'Start a new quote'],
  [storedQuote('quote-1'), 'Continue with the quote in this browser'],
])('a code that was used or is too old leads back to the partner’s page, or on (%#)', async (stored, way) => {
  const { container, storage } = arrive(SPENT, stored);
  const heading = await screen.findByRole('heading', {
    level: 1,
    name: 'Please start from the other page again',
  });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText(/choose “Continue to buy” again/)).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByRole('link', { name: way })).toBeInTheDocument();
  expect(storage.getItem('quoteId')).toBe('quoteId' in stored ? 'quote-1' : null);
  expect(await axe(container)).toHaveNoViolations();
});

test('in Spanish', async () => {
  arrive(SPENT, {}, 'es');
  await screen.findByRole('heading', { level: 1, name: 'Vuelva a empezar desde la otra página' });
});

test('a network failure can be tried again with the same key', async () => {
  const { api, user } = arrive(refusal(503, 'unavailable'));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t open your quote.');
  api.use({ 'POST /v2/resume': rated });
  await user.click(again);
  await screen.findByRole('heading', { level: 1, name: 'rates' });
  expect(api.calls).toHaveLength(2);
  expect(new Set(api.calls.map(({ quoteKey }) => quoteKey)).size).toBe(1);
});
