import { aPaymentOption, aRate } from '@shared/testing';
import { comparePrices, formatPart, formatSigned, paymentTotal, priceParts, shownTotal } from '.';

describe('two prices are compared as they are shown (readings 54 and 60)', () => {
  test.each([
    [
      'of one term: its totals',
      [102_500, 6],
      [112_500, 6],
      { months: 6, from: 102_500, to: 112_500, difference: 10_000 },
    ],
    [
      'of one long term: its totals',
      [200_000, 12],
      [190_000, 12],
      { months: 12, from: 200_000, to: 190_000, difference: -10_000 },
    ],
    [
      'of two terms: what each costs for six months',
      [107_600, 6],
      [118_000, 12],
      { months: 6, from: 107_600, to: 59_000, difference: -48_600 },
    ],
    [
      'rounded up to whole dollars',
      [100_100, 12],
      [50_000, 6],
      { months: 6, from: 50_100, to: 50_000, difference: -100 },
    ],
  ] as const)('%s [R54, R60]', (_name, [one, months], [next, nextMonths], expected) => {
    expect(comparePrices({ total: one, months }, { total: next, months: nextMonths })).toEqual(expected);
  });
});

describe('the parts of a shown total', () => {
  const plan = aPaymentOption({
    premium: 98_250,
    deposit: 18_251,
    installment_info: { amount: 15_999, fee: 500 },
  });
  const rate = aRate({
    policy_premium: 98_000,
    vehicles: [{ vehicle_id: 'car', driver_id: null, premium: 98_000, coverages: [] }],
    fees: [{ type: 'state_vehicle', count: 1, amount: 250 }],
  });

  test('cars, fees, installment fees and "Payments rounded up" add up to it [R54]', () => {
    const parts = priceParts(rate, plan);
    expect(parts.map(({ id, amount }) => [id, formatPart(amount)])).toEqual([
      ['car', '$980'],
      ['state_vehicle', '$2.50'],
      ['installment_fees', '$25'],
      ['rounding', '$0.50'],
    ]);
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(paymentTotal(plan));
  });

  test('a row of nothing is left out', () => {
    const whole = { number_of_payments: 0, deposit: 98_000, premium: 98_000 };
    const parts = priceParts({ ...rate, fees: [] }, { ...plan, ...whole });
    expect(parts.map(({ id }) => id)).toEqual(['car']);
  });

  test.each([
    [9_800, '+$98'],
    [-150, '−$1.50'],
    [0, '$0'],
  ])('%i cents more or less is %s', (cents, text) => expect(formatSigned(cents)).toBe(text));
});

describe('what a way of paying shows as its total, however the rate was made [R54]', () => {
  const monthly = aRate();
  test.each([
    ['monthly', false, 102_500],
    ['pay_in_full', false, 95_000],
  ] as const)('%s, rated in full %s', (way, pay_in_full, total) =>
    expect(shownTotal({ ...monthly, pay_in_full }, way)).toBe(total),
  );

  test('rated in full, monthly is the saving more, not its own payments at the price in full', () => {
    const [six, whole] = monthly.payment_options;
    const cheap = { ...six, deposit: 15_000 } as (typeof monthly.payment_options)[number];
    const rate = { ...monthly, pay_in_full: true, payment_options: [cheap, ...(whole ? [whole] : [])] };
    expect(shownTotal(rate, 'monthly')).toBe(102_500);
  });

  test('a carrier with one way to pay shows its total', () => {
    const [six] = monthly.payment_options;
    expect(shownTotal({ ...monthly, payment_options: six ? [six] : [] }, 'pay_in_full')).toBe(102_500);
  });

  test('a rate without a way to pay is a mistake', () =>
    expect(() => shownTotal({ ...monthly, payment_options: [] }, 'monthly')).toThrow(RangeError));
});
