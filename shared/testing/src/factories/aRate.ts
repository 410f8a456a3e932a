import type { PaymentOption, Rate, RateResult } from '@shared/domain';

/** A monthly plan whose parts add up: 20000 + 5 x 16000 = 100000 cents. */
export const aPaymentOption = (changes: Partial<PaymentOption> = {}): PaymentOption => ({
  plan_code: '1006',
  plan_type: 'monthly',
  plan_description: '5 Pay',
  premium: 100_000,
  deposit: 20_000,
  number_of_payments: 5,
  installment_info: { amount: 16_000, fee: 500 },
  savingsText: null,
  ...changes,
});

/** A rate of FCIC in Illinois over six months, monthly or in full; cents. */
export const aRate = (changes: Partial<Rate> = {}): Rate => ({
  id: 'rate-1',
  carrier_id: 'FCIC',
  carrier_product_id: 'MAVERICK',
  carrier_product_state_code: 'IL',
  policy_premium: 98_000,
  term: { duration: 6 },
  pay_in_full: false,
  monitored_driver: false,
  rate_version: 'test',
  catalogue_version: 'c1',
  vehicles: [],
  fees: [{ type: 'policy', count: 1, amount: 2000 }],
  payment_options: [
    aPaymentOption(),
    aPaymentOption({
      plan_code: '1001',
      plan_type: 'pay_in_full',
      plan_description: 'Pay In Full',
      premium: 95_000,
      deposit: 95_000,
      number_of_payments: 0,
      installment_info: { amount: 0, fee: 0 },
      // Compared with $1,000 in monthly payments with five fees.
      savingsText: { textKey: 'plan.saves', cents: 7_500 },
    }),
  ],
  errors: [],
  ...changes,
});

/** One offer and no declined carrier. */
export const aRateResult = (changes: Partial<RateResult> = {}): RateResult => ({
  best_match: aRate(),
  other_rates: [],
  declined: [],
  errors: [],
  quote_number: 'Q-1',
  ...changes,
});
