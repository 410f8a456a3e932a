import { aPaymentOption } from '@shared/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { rates as en } from '../locales/en/rates';
import { openRates, OVERVIEW } from '../testing/openRates';
import { twoOffers } from '../testing/rateHandlers';

const table = () => screen.findByRole('table', { name: '2 prices for 6 months, with each fee' });
const rows = (all: HTMLElement) =>
  within(all)
    .getAllByRole('row')
    .map((row) => [...row.children].filter((cell) => !cell.ariaHidden).map(({ textContent }) => textContent));

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
const open = (path = OVERVIEW, result: object = prices()) =>
  openRates(path, { 'GET /v2/quotes/:id/rates': result });

test('each price is a row with its payments, its total and the difference from the lowest; the first says why it is recommended [R49, R54]', async () => {
  const { container } = open();
  expect(rows(await table())).toEqual([
    ['Fairway Casualty', '$200 today, then 5 of $165', '$1,025lowest', 'Recommended lowest premium'],
    [
      'Union Summit Insurance',
      '$320 today, then 5 of $165',
      '$1,145+$120',
      'An app tracks braking, turning and speed for 6 months, and your renewal price can go up.',
    ],
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('beside a tracked first price the lowest without tracking is marked [R49]', async () => {
  const { best_match, other_rates } = prices();
  const [second] = other_rates;
  open(OVERVIEW, {
    ...twoOffers(),
    best_match: { ...best_match, monitored_driver: true },
    other_rates: [{ ...second, monitored_driver: false }],
  });
  const marked = (await screen.findByText(en.offers.untracked)).closest('tr');
  expect(marked).toHaveTextContent('Union Summit Insurance');
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
  expect(screen.getByText(en.axis.condition)).toBeInTheDocument();
});

test('the carriers are one group: arrows choose, the address follows, the focus stays, and nothing is rated again', async () => {
  const { user, api } = open();
  const first = await screen.findByRole('radio', { name: 'Fairway Casualty' });
  expect(first).toBeChecked();
  const rated = api.calls.filter(({ path }) => path.endsWith('/rates')).length;
  first.focus();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Union Summit, $120 more than the lowest',
  );
  const second = screen.getByRole('radio', { name: 'Union Summit Insurance' });
  expect(second).toBeChecked();
  expect(second).toHaveFocus();
  expect(screen.getByTestId('standing')).toHaveTextContent(/index=1$/);
  expect(api.calls.filter(({ path }) => path.endsWith('/rates'))).toHaveLength(rated);
});

test('a single price has no choice and no difference', async () => {
  open(OVERVIEW, { ...twoOffers(), other_rates: [] });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your price with Fairway' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: 'Fairway Casualty' })).not.toBeInTheDocument();
  expect(screen.queryByText(en.offers.lowest)).not.toBeInTheDocument();
});
