import type { PaymentOption, Rate } from '@shared/domain';
import { rateQuote } from '../rateQuote';
import { SAMPLE_DATE, sampleQuote } from '../samples/sampleQuote';
import { costOf } from './costOf';

function option(plan: Partial<PaymentOption>): PaymentOption {
  return {
    plan_code: '4501',
    plan_type: 'monthly',
    plan_description: '4 Pay',
    premium: 100_000,
    deposit: 40_000,
    number_of_payments: 3,
    installment_info: { amount: 20_000, fee: 500 },
    savingsText: null,
    ...plan,
  };
}

function rateWith(...payment_options: PaymentOption[]): Rate {
  const rate = rateQuote({ quote: sampleQuote('IL') }, SAMPLE_DATE).best_match;
  if (!rate) throw new Error('the sample has a price');
  return { ...rate, payment_options };
}

const four = option({});
const six = option({ number_of_payments: 5, premium: 101_000 });
const full = option({
  plan_type: 'pay_in_full',
  premium: 95_000,
  number_of_payments: 0,
  installment_info: { amount: 0, fee: 500 },
});

test.each<[string, PaymentOption[], boolean, number]>([
  ['monthly adds three fees of $5 to the premium', [four], false, 101_500],
  ['monthly uses the plan with the fewest installments', [six, full, four], false, 101_500],
  ['paid in full has no installment fee', [four, full], true, 95_000],
  ['monthly if the carrier has no pay-in-full plan', [six], true, 103_500],
  ['paid in full if the carrier has no monthly plan', [full], false, 95_000],
  [
    'plan 2738 never counts (reading 5)',
    [option({ plan_code: '2738', number_of_payments: 1 }), six],
    false,
    103_500,
  ],
])('the cost of a term: %s', (_name, options, payInFull, cents) => {
  expect(costOf(rateWith(...options), payInFull)).toBe(cents);
});

test.each([
  ['no plan', []],
  ['plan 2738 alone', [option({ plan_code: '2738' })]],
])('a rate with %s throws', (_name, options) => {
  expect(() => costOf(rateWith(...options), false)).toThrow(new RangeError('A rate without a way to pay'));
});
