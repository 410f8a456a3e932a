import {
  CARRIERS,
  type CoverageType,
  type FactorKey,
  type PaymentOption,
  paymentTotal,
  type QuoteStatus,
  type Rate,
  type RateResult,
} from '@shared/domain';
import { aPaymentOption, aRate, aRateResult, type FakeHandlers } from '@shared/testing';
import { screen } from '@testing-library/react';
import { anApplication } from './anApplication';
import { openAt } from './openAt';

export const FINAL = '/bol/quotes/quote-1/rates';
export const RATES = 'GET /v2/quotes/:id/rates';
export const CARRIER = CARRIERS.USHC.name;

/** A trace step; a base has no multiplier. */
const step = (factor: FactorKey, multiplier: string | null, after: number, detail = {}) => ({
  factor,
  detail,
  multiplier,
  before_mills: 0,
  after_mills: after,
});

/** Six payments, or all at once for 5% less; cents with fees. */
function optionsFor(premium: number): PaymentOption[] {
  const amount = (premium * 4) / 25;
  const six = aPaymentOption({
    premium,
    deposit: premium - 5 * amount,
    installment_info: { amount, fee: 500 },
  });
  const whole = aPaymentOption({
    plan_code: '1001',
    plan_type: 'pay_in_full',
    premium: (premium * 19) / 20,
    deposit: (premium * 19) / 20,
    number_of_payments: 0,
    installment_info: { amount: 0, fee: 0 },
  });
  const cents = paymentTotal(six) - paymentTotal(whole);
  return [six, { ...whole, savingsText: { textKey: 'plan.saves', cents } }];
}

/** A rate of one car with one coverage, ten percent more for high mileage; `base` in cents. */
export function rated(
  base: number,
  isFar: boolean,
  changes: Partial<Rate> = {},
  type: CoverageType = 'bodily_injury',
): Rate {
  const premium = isFar ? (base * 11) / 10 : base;
  const miles = isFar ? step('factor.miles', '1.1000', premium * 10, { miles: 15_000 }) : null;
  const steps = [
    step('factor.base', null, base * 10),
    miles ?? step('factor.miles', '1.0000', premium * 10, { miles: 12_000 }),
  ];
  const coverages = [{ type, limits: [], premium, steps }];
  const vehicles = [{ vehicle_id: 'vehicle-1', driver_id: 'driver-1', premium, coverages }];
  return aRate({
    carrier_id: 'USHC',
    policy_premium: premium,
    vehicles,
    payment_options: optionsFor(premium + 2000),
    ...changes,
  });
}

export const quoted = rated(98_000, false);
export const higher = rated(98_000, true, { id: 'final.abc' });
/** A fully answered application that the server has rated. */
export const applied = anApplication({
  status: 'FINAL_RATED',
  selected_rate: quoted,
  term: { duration: 6, effective: '2030-12-01', expires: '2031-06-01' },
});

export const finalResult = (rate: Rate): RateResult => aRateResult({ best_match: rate });

/** Opens that application's final quote with this rating; `chosen` is the price it was bought at. */
export const openFinal = (
  answer: FakeHandlers[string],
  options: { language?: 'es'; path?: string; status?: QuoteStatus; state?: object; chosen?: Rate } = {},
) =>
  openAt(
    options.path ?? FINAL,
    {
      ...applied,
      status: options.status ?? applied.status,
      selected_rate: options.chosen ?? applied.selected_rate,
    },
    { ...options, handlers: { [RATES]: answer } },
  );

/** The heading of a final price: how much it differs from the estimate. */
export const finalHeading = () => screen.findByRole('heading', { level: 1, name: / your estimate/ });
