import type { QuoteStatus } from '@shared/domain';
import { refusal } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { rates as en } from '../locales/en/rates';
import { COMPARE, openRates, OVERVIEW } from '../testing/openRates';
import { ratedQuote } from '../testing/rateHandlers';

const open = (path: string, status: QuoteStatus) =>
  openRates(path, { 'GET /v2/quotes/:id': { ...ratedQuote, status } });
const pathname = () => screen.getByTestId('standing').textContent;

// The domain's table of statuses says which are paying.
test.each([
  [OVERVIEW, 'PAYMENT_OPEN'],
  [COMPARE, 'EXPIRED'],
] as const)(
  '%s of a quote that is %s leads to the purchase (readings 8 and 9) [R9-2]',
  async (path, status) => {
    open(path, status);
    await waitFor(() => expect(pathname()).toBe('/bol/rate'));
  },
);

test('the prices of a quote whose plan is chosen can be compared (reading 9)', async () => {
  open(COMPARE, 'PLAN_CHOSEN');
  expect(await screen.findByRole('heading', { level: 1, name: /2 prices/ })).toBeInTheDocument();
});

test('Buy online after another tab started the payment says why it failed, and links to the purchase', async () => {
  const { api, user, container } = open(OVERVIEW, 'PLAN_CHOSEN');
  const buy = await screen.findByRole('button', { name: en.overview.buyOnline });
  // Rating also refetches the quote; any later read follows the rejection.
  const reads = () => api.calls.filter(({ path }) => path === '/v2/quotes/quote-1').length;
  await waitFor(() => expect(reads()).toBe(2));
  api.use({
    'GET /v2/quotes/:id': { ...ratedQuote, status: 'PAYMENT_OPEN' },
    'PATCH /v2/quotes/:id': refusal(409, 'quote_closed'),
  });
  await user.click(buy);
  const title = await screen.findByRole('heading', { level: 1, name: en.closed.title });
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.getByText(en.closed.body)).toBeInTheDocument();
  expect(screen.queryByText(en.trouble.buy)).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('link', { name: en.closed.action }));
  expect(pathname()).toBe('/bol/rate');
  expect(api.calls.filter(({ path }) => path.endsWith('/rates'))).toHaveLength(1);
});
