import type { PaymentOption, RateFee } from '../entities';
import {
  defaultPlan,
  divideHalfUp,
  factorOfText,
  finalQuoteOptions,
  formatCents,
  formatDollars,
  formatLimitAmount,
  formatLimitAmounts,
  groupThousands,
  inFull,
  lowestMonthly,
  monthlyDisplay,
  paymentTotal,
  shownPayments,
  payInFullPlan,
  premiumWithFees,
  roundUpToDollars,
  standingPlan,
  times,
  wholeDollars,
} from '.';

function option(change: Partial<PaymentOption>): PaymentOption {
  return {
    plan_code: '4',
    plan_type: 'monthly',
    plan_description: '4 Pay',
    premium: 100_000,
    deposit: 33_301,
    number_of_payments: 3,
    installment_info: { amount: 22_233, fee: 500 },
    savingsText: null,
    ...change,
  };
}

const whole = option({
  plan_code: '1',
  plan_type: 'pay_in_full',
  deposit: 100_000,
  number_of_payments: 0,
  installment_info: { amount: 0, fee: 0 },
});

describe('rounding up in display (section 9, reading 36)', () => {
  test.each([
    [0, 0, '$0', '$0.00'],
    [1, 1, '$1', '$0.01'],
    [99, 1, '$1', '$0.99'],
    [100, 1, '$1', '$1.00'],
    [101, 2, '$2', '$1.01'],
    [123_401, 1235, '$1,235', '$1,234.01'],
    [100_000_000, 1_000_000, '$1,000,000', '$1,000,000.00'],
    [-40, 0, '$0', '-$0.40'],
    [-250, -2, '-$2', '-$2.50'],
  ])('%d cents [9-22, 9-23, R36]', (cents, dollars, shown, exact) => {
    expect(roundUpToDollars(cents)).toBe(dollars);
    expect(formatDollars(cents)).toBe(shown);
    expect(formatCents(cents)).toBe(exact);
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'rejects %d as cents [9-22, R36]',
    (cents) => {
      const refused = new RangeError('Money is a whole number of cents');
      expect(() => roundUpToDollars(cents)).toThrow(refused);
      expect(() => formatCents(cents)).toThrow(refused);
    },
  );
});

describe('limits with a K (section 9, Amount display)', () => {
  test.each([
    { id: '9-30', cents: 50_000, shown: '$500' },
    { id: '9-30', cents: 100_000, shown: '$1,000' },
    { id: '9-88', cents: 100_001, shown: '$1.00001K' },
    { id: '9-88', cents: 500_000, shown: '$5K' },
    { id: '9-88', cents: 750_000, shown: '$7.5K' },
    { id: '9-88', cents: 2_500_000, shown: '$25K' },
    { id: '9-88', cents: 10_000_000, shown: '$100K' },
  ])('$cents cents is $shown [$id]', ({ cents, shown }) => {
    expect(formatLimitAmount(cents)).toBe(shown);
  });

  test('joins several amounts [9-89]', () => {
    expect(formatLimitAmounts([2_500_000, 5_000_000])).toBe('$25K / $50K');
  });
});

describe('plans (section 9)', () => {
  test('a month is the installment plus its fee, rounded up [9-24]', () => {
    expect(monthlyDisplay(option({}))).toBe(22_800);
  });

  test('the total is the deposit and each installment with its fee [9-25, R7]', () => {
    const even = option({ deposit: 33_000, installment_info: { amount: 22_000, fee: 500 } });
    expect(paymentTotal(even)).toBe(33_000 + 3 * 22_500);
  });

  test('the total rounds the deposit and each payment up [9-80, R7-3]', () => {
    expect(paymentTotal(option({}))).toBe(33_400 + 3 * 22_800);
  });

  test('one payment is the premium rounded up; several without a fee are added up as they are shown [9-81, R54]', () => {
    expect(paymentTotal({ ...whole, deposit: 100_001 })).toBe(100_100);
    const free = option({ installment_info: { amount: 22_233, fee: 0 } });
    expect(paymentTotal(free)).toBe(33_400 + 3 * 22_300);
  });

  test('a plan is shown as whole dollars: today, each later payment, their count and sum [R54]', () => {
    expect(shownPayments(option({}))).toEqual({ today: 33_400, later: 22_800, count: 3, total: 101_800 });
    expect(shownPayments({ ...whole, deposit: 100_001 })).toMatchObject({
      today: 100_100,
      count: 0,
      total: 100_100,
    });
  });

  const first = option({});
  const saving = { ...whole, savingsText: { textKey: 'plan.saves', cents: 2000 } } as const;

  test.each([
    ['in monthly rates it is the first plan in view minus the savings', [saving, first], false, 99_800, 2000],
    [
      'in a pay-in-full rate it is its own total, whatever a month costs',
      [saving, first],
      true,
      100_000,
      2000,
    ],
    ['without savings it is its own total', [whole, first], false, 100_000, 0],
    [
      'ignores plan 2738',
      [saving, first, option({ plan_code: '2738', number_of_payments: 1 })],
      false,
      99_800,
      2000,
    ],
  ] as const)(
    'total and savings of paying in full: %s [9-26, R54]',
    (_name, options, pay_in_full, price, savings) => {
      expect(inFull({ payment_options: [...options], pay_in_full })).toEqual({
        price,
        savings,
      });
    },
  );

  test('without a pay-in-full plan there is nothing to save [9-26, R54]', () => {
    expect(inFull({ payment_options: [option({})], pay_in_full: false })).toBeNull();
  });

  test('with paying in full alone its own total counts, whatever it was once compared with [R54]', () => {
    expect(inFull({ payment_options: [saving], pay_in_full: false })?.price).toBe(100_000);
    expect(inFull({ payment_options: [whole], pay_in_full: false })).toEqual({ price: 100_000, savings: 0 });
  });

  test('the default is the monthly plan with the fewest installments [9-31]', () => {
    const two = option({ plan_code: '2', number_of_payments: 1 });
    expect(defaultPlan([whole, option({}), two])).toBe(two);
    expect(defaultPlan([two, option({})])).toBe(two);
    expect(defaultPlan([two, { ...two }])).toBe(two);
  });

  test('without a monthly plan the default is pay in full [9-90]', () => {
    expect(defaultPlan([whole])).toBe(whole);
    expect(defaultPlan([])).toBeNull();
    expect(payInFullPlan([option({})])).toBeNull();
  });

  test('selects pay in full if chosen and available, else the default plan', () => {
    expect(standingPlan([option({}), whole], true)).toBe(whole);
    expect(standingPlan([whole, option({})], false)).toEqual(option({}));
    expect(standingPlan([option({})], true)).toEqual(option({}));
    expect(standingPlan([], true)).toBeNull();
  });

  test('as low as uses the monthly plan with the smallest payment', () => {
    const six = option({ number_of_payments: 5, installment_info: { amount: 13_340, fee: 500 } });
    expect(lowestMonthly([whole, option({}), six])).toBe(six);
    expect(lowestMonthly([whole])).toBeNull();
  });

  test('every plan starts from the premium with its fees (reading 7) [R7-5]', () => {
    const fees: RateFee[] = [
      { type: 'policy', count: 1, amount: 2000 },
      { type: 'sr22', count: 2, amount: 2500 },
    ];
    expect(premiumWithFees({ policy_premium: 98_000, fees })).toBe(105_000);
  });

  test('filters plan 2738 out of final-quote options (reading 5) [9-44, R5]', () => {
    const hidden = option({ plan_code: '2738' });
    expect(finalQuoteOptions([hidden, whole])).toEqual([whole]);
  });
});

describe('digit grouping', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [1_234_567, '1,234,567'],
    [0.5, '0.5'],
    [1234.5678, '1,234.5678'],
  ])('groups %d as %s', (amount, shown) => {
    expect(groupThousands(amount)).toBe(shown);
  });
});

describe('mills and scaled factors', () => {
  test.each([
    [0, 2, 0],
    [4, 10, 0],
    [5, 10, 1],
    [14, 10, 1],
    [15, 10, 2],
    [30, 10, 3],
  ])('%d divided by %d is %d, rounded half up', (numerator, denominator, quotient) => {
    expect(divideHalfUp(numerator, denominator)).toBe(quotient);
  });

  test('a factor multiplies and rounds to mills', () => {
    expect(times(1000, 12_200)).toBe(1220);
    expect(times(1, 4999)).toBe(0);
    expect(times(1, 5000)).toBe(1);
  });

  test('rounds to whole dollars, in mills', () => {
    expect([499, 500, 1499, 1500].map(wholeDollars)).toEqual([0, 1000, 1000, 2000]);
  });

  test('parses a factor with four decimals', () => {
    expect(['1.2200', '0.9000', '12.0001'].map(factorOfText)).toEqual([12_200, 9000, 120_001]);
  });

  test.each(['', '1', '1.22', '1.22000', 'x1.2200', '1.2200x', '.2200', '1x2200', '1.22a0', 'a.2200'])(
    'rejects the factor "%s"',
    (text) => {
      expect(() => factorOfText(text)).toThrow(new RangeError('A multiplier has four decimals'));
    },
  );
});
