import type { MyData } from '@shared/domain';
import { refusal, storedQuote } from '@shared/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openSite } from '../testing/openSite';
import { dataFile } from './dataFile';

const ERASE = 'POST /v2/quotes/:id/erase';
const stored = storedQuote('quote-1');

test('erasing forgets the quote here too and says so [R16-7]', async () => {
  const { user, container, api } = openSite('/privacy/erase', {
    stored,
    handlers: { [ERASE]: { erased: true, days_kept: 0 } },
  });
  await screen.findByRole('heading', { level: 1, name: 'Erase my data' });
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Erase everything' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your data is erased' })).toBeInTheDocument();
  expect(api.calls.at(-1)?.path).toBe('/v2/quotes/quote-1/erase');
  expect(localStorage.getItem('quoteId')).toBeNull();
});

test('a policy is kept, and the page says for how long', async () => {
  const { user } = openSite('/privacy/erase', {
    stored,
    handlers: { [ERASE]: { erased: false, days_kept: 7 * 365 } },
  });
  await user.click(await screen.findByRole('button', { name: 'Erase everything' }));
  await screen.findByRole('heading', { level: 1, name: 'Your policy is kept' });
  expect(screen.getByText(/for 7 years/)).toBeInTheDocument();
});

test('an open payment is said in words', async () => {
  const { user } = openSite('/privacy/erase', {
    stored,
    handlers: { [ERASE]: refusal(409, 'quote_closed') },
  });
  await user.click(await screen.findByRole('button', { name: 'Erase everything' }));
  expect(await screen.findByText(/A payment or a signature is still open/)).toBeInTheDocument();
});

test.each([
  ['/privacy/erase', 'en', 'Erase my data'],
  ['/privacy/data', 'es', 'Obtener mis datos'],
] as const)('%s without a quote says how to come back with one', async (path, language, title) => {
  openSite(path, { language });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Erase everything|Descargar/ })).not.toBeInTheDocument();
});

test('the privacy page says how long each kind is kept', async () => {
  openSite('/legal/privacy');
  expect(await screen.findByText(/Answers without a price: 30 days\./)).toBeInTheDocument();
  expect(screen.getByText(/didn’t become a policy: 2 years\. In MO: 3 years\./)).toBeInTheDocument();
});

test('the file names each fact on a line and leaves out what is empty', () => {
  const data = { kept_as: 'draft', quote: { id: 'q', drivers: [{ first_name: 'Ann', middle_name: null }] } };
  // Only a part of the answer, which is all that the file's form depends on.
  expect(dataFile('Get my data', data as unknown as MyData)).toBe(
    'Get my data\n\nKept as: draft\nQuote:\n  Id: q\n  Drivers:\n    1.\n      First name: Ann\n',
  );
});
