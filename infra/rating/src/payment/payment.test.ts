import {
  defaultPlan,
  feesTotal,
  FILTERED_PLAN_CODE,
  finalQuoteOptions,
  inFull,
  planView,
  type RateResult,
  STATE_CODES,
} from '@shared/domain';
import * as fc from 'fast-check';
import { CARRIER_RATINGS } from '../carriers/registry';
import { planTypeOf } from '../products';
import { planOf } from '../products/plans';
import { rateQuote } from '../rateQuote';
import { SAMPLE_DATE, sampleDriver, sampleQuote, sampleVehicle } from '../samples/sampleQuote';
import { paymentOptions, type PolicyPremiums } from './paymentOptions';

const onePay = (code: string) => planOf({ pay: 'once', code });
const fourPay = (code: string) => planOf({ pay: 'four', code });
const sixPay = (code: string) => planOf({ pay: 'six', code });
const filteredPlan = () => sixPay(FILTERED_PLAN_CODE);
const FEE = 500;
const ratesOf = ({ best_match: best, other_rates }: RateResult) => (best ? [best, ...other_rates] : []);
/** Cents: a policy that costs the same for every way to pay. */
const alike = (premium: number): PolicyPremiums => ({
  made: premium,
  monthly: premium,
  pay_in_full: premium,
});
const plansByCarrier = CARRIER_RATINGS.map((carrier) => [carrier.carrierId, carrier.plans] as const);

describe.each(plansByCarrier)('plans of %s', (_carrier, plans) => {
  test('to the cent: deposit + n x amount = premium + fees; fees and the remainder are in the deposit [9-22, R7-4, R7-5]', () => {
    fc.assert(
      fc.property(fc.nat({ max: 5_000_000 }), fc.nat({ max: 20_000 }), (premium, fees) => {
        for (const option of paymentOptions(plans, alike(premium), fees, FEE)) {
          const { amount, fee } = option.installment_info;
          expect(option.premium).toBe(premium + fees);
          expect(option.deposit + option.number_of_payments * amount).toBe(option.premium);
          expect(option.deposit).toBeGreaterThanOrEqual(fees);
          expect(fee).toBe(option.number_of_payments === 0 ? 0 : FEE);
        }
      }),
    );
  });

  test('deposits: 1 Pay all, 2 Pay half, 4 Pay 33.3%, 6 Pay 25%, 6 High 33.3%, cents of remainder aside', () => {
    const shares: Record<number, number[]> = { 0: [1], 1: [0.5], 3: [0.333], 5: [0.25, 0.333] };
    for (const option of paymentOptions(plans, alike(1_000_007), 0, FEE)) {
      const share = option.deposit / 1_000_007;
      expect(shares[option.number_of_payments]?.some((known) => Math.abs(known - share) < 0.0001)).toBe(true);
    }
  });

  test("'n Pay' means n - 1 payments after the deposit, '{n} Installments' n [3-121]", () => {
    for (const plan of plans) {
      const [, count = '', kind] = /^(\d) (Pay|High|Installments)$/.exec(plan.description) ?? [];
      expect(Number(count)).toBe(plan.installments + (kind === 'Installments' ? 0 : 1));
    }
  });

  test('2738 is included, and filtering it changes no default plan (reading 5) [R5]', () => {
    const options = paymentOptions(plans, alike(60_000), 3_500, FEE);
    expect(options.some((option) => option.plan_code === '2738')).toBe(true);
    expect(options.some((option) => option.plan_type === 'pay_in_full')).toBe(true);
    expect(defaultPlan(finalQuoteOptions(options))).toEqual(defaultPlan(options));
  });
});

describe('what paying in full saves, as both totals are shown (reading 54)', () => {
  const plans = [onePay('1'), fourPay('4'), sixPay('6'), filteredPlan()];
  const saved = (premiums: PolicyPremiums) =>
    paymentOptions(plans, premiums, 3_500, FEE).map(({ savingsText }) => savingsText?.cents ?? null);

  test.each([
    ['rated by the month', 100_000],
    ['rated in full', 95_000],
  ])('%s: it is compared with the default plan, at the price of each [R54, R54-2]', (_name, made) => {
    // Four payments: $368.01, shown as $369, then three of $227.33, shown as $228: $1,053. In full: $985.
    expect(saved({ made, monthly: 100_000, pay_in_full: 95_000 })).toEqual([6_800, null, null, null]);
  });

  test('plan 2738 is not compared [R54, R5]', () => {
    const two = [onePay('1'), filteredPlan(), fourPay('4')];
    const [first] = paymentOptions(two, alike(100_000), 0, FEE);
    expect(first?.savingsText).toEqual({ textKey: 'plan.saves', cents: 1_800 });
  });

  test('a carrier with paying in full alone promises nothing', () => {
    expect(paymentOptions([onePay('1')], alike(100_000), 0, FEE)[0]?.savingsText).toBeNull();
  });
});

test.each(STATE_CODES)(
  '%s: with every carrier, paying in full costs and saves what the other way of paying promised [R54]',
  (state) => {
    const rated = (pay_in_full: boolean) =>
      ratesOf(rateQuote({ quote: sampleQuote(state, { pay_in_full }) }, SAMPLE_DATE));
    const paid = rated(true);
    const monthly = rated(false);
    expect(monthly.length).toBeGreaterThan(0);
    for (const rate of monthly) {
      const same = paid.find(({ carrier_product_id: id }) => id === rate.carrier_product_id);
      const [promised, kept] = [inFull(rate), same && inFull(same)];
      const [view, paidView] = [planView(rate, 'monthly'), same && planView(same, 'pay_in_full')];
      expect(promised?.price).toBe(kept?.price);
      expect(promised?.price).toBe(paidView?.total);
      expect(promised?.savings).toBe(kept?.savings);
      expect(promised?.savings).toBe(Math.max(0, (view?.total ?? 0) - (paidView?.total ?? 0)));
    }
  },
);

test("one plan is described as '6 High', and a code means one type of plan with every carrier", () => {
  const plans = CARRIER_RATINGS.flatMap((carrier) => carrier.plans);
  expect(plans.filter((plan) => plan.description === '6 High')).toHaveLength(1);
  expect(plans.every((plan) => planTypeOf(plan.code) === plan.type)).toBe(true);
  expect(planTypeOf('0000')).toBeNull();
});

test.each(STATE_CODES)('%s: the fees of a rate are what its options add to the premium [R7-5]', (state) => {
  const drivers = [
    sampleDriver({ requires_sr22: true }),
    sampleDriver({ id: 'driver-2', requires_sr22: true }),
  ];
  const rate = rateQuote({ quote: sampleQuote(state, { drivers }) }, SAMPLE_DATE).best_match;
  const filings = state === 'OK' || state === 'PA' ? 0 : 5_000;
  const total = 3_500 + filings + (state === 'TX' ? 250 : 0);
  expect(feesTotal(rate?.fees ?? [])).toBe(total);
  for (const option of rate?.payment_options ?? []) {
    expect(option.premium).toBe((rate?.policy_premium ?? 0) + total);
  }
});

test('each fee names its reason and frequency: the policy, each filing, each car where the state requires it', () => {
  const drivers = [
    sampleDriver({ requires_sr22: true }),
    sampleDriver({ id: 'driver-2', requires_sr22: true }),
  ];
  const vehicles = [sampleVehicle('TX'), sampleVehicle('TX', { id: 'vehicle-2' })];
  expect(
    rateQuote({ quote: sampleQuote('TX', { drivers, vehicles }) }, SAMPLE_DATE).best_match?.fees,
  ).toEqual([
    { type: 'policy', count: 1, amount: 3_500 },
    { type: 'sr22', count: 2, amount: 2_500 },
    { type: 'state_vehicle', count: 2, amount: 250 },
  ]);
  expect(rateQuote({ quote: sampleQuote('IL') }, SAMPLE_DATE).best_match?.fees).toEqual([
    { type: 'policy', count: 1, amount: 3_500 },
  ]);
});
