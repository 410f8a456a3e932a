import { aPaymentOption } from '@shared/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openRates, OVERVIEW } from '../testing/openRates';
import { twoOffers } from '../testing/rateHandlers';

const table = (name = 'All 2 prices on one scale') => screen.findByRole('table', { name });
const rows = (all: HTMLElement) =>
  within(all)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

/** FCIC $1,025 in all, USIC $1,145 with $60 taken off for the program. */
const prices = () => {
  const { best_match, other_rates } = twoOffers();
  const payment_options = [
    aPaymentOption({ deposit: 32_000, installment_info: { amount: 16_000, fee: 500 } }),
    aPaymentOption({
      plan_code: '1',
      plan_type: 'pay_in_full',
      deposit: 108_000,
      number_of_payments: 0,
      installment_info: { amount: 0, fee: 0 },
    }),
  ];
  return { best_match, other_rates: other_rates.map((rate) => ({ ...rate, payment_options })) };
};
const open = (path = OVERVIEW) => openRates(path, { 'GET /v2/quotes/:id/rates': prices() });

test('each price is a row with its payments and its total, and a sentence names the lowest', async () => {
  const { container } = open();
  expect(rows(await table())).toEqual([
    ['Fairway Casualty', '$200 today, then 5 of $165', '$1,025'],
    ['Union Summit Insurance', '$320 today, then 5 of $165', '$1,145'],
  ]);
  expect(screen.getByText(/^Lowest total for 6 months: \$1,025 with Fairway Casualty/)).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('what the tracking program takes off is hatched on the axis that all share', async () => {
  open();
  const bars = [...(await table()).querySelectorAll('svg')];
  const ends = bars.map((bar) => {
    const last = [...bar.querySelectorAll(':scope > rect')].at(-1);
    return parseFloat(last?.getAttribute('x') ?? '') + parseFloat(last?.getAttribute('width') ?? '');
  });
  // The axis ends at $1,500: $1,025, and $1,145 with the $60.
  expect(ends[0]).toBeCloseTo((1025 / 1500) * 100);
  expect(ends[1]).toBeCloseTo((1205 / 1500) * 100);
  expect(bars.map((bar) => bar.querySelectorAll('pattern').length)).toEqual([0, 1]);
  expect(screen.getByText('Off for tracking')).toBeInTheDocument();
});

test('another carrier is one press away, and the one below is marked', async () => {
  const { user } = open();
  const all = await table();
  expect(within(all).getByRole('link', { name: 'Fairway Casualty' })).toHaveAttribute('aria-current', 'true');
  await user.click(within(all).getByRole('link', { name: 'Union Summit Insurance' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Union Summit/ })).toBeInTheDocument();
  const current = await screen.findByRole('link', { name: 'Union Summit Insurance', current: true });
  expect(current).toHaveAttribute('href', expect.stringMatching(/index=1$/));
});

test('a single price has nothing to stand beside', async () => {
  openRates(OVERVIEW, { 'GET /v2/quotes/:id/rates': { ...twoOffers(), other_rates: [] } });
  expect(await screen.findByRole('link', { name: 'Edit quote' })).toBeInTheDocument();
  expect(screen.queryByRole('table', { name: /on one scale/ })).not.toBeInTheDocument();
});
