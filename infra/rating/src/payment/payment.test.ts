import { defaultPlan, feesTotal, FILTERED_PLAN_CODE, finalQuoteOptions, STATE_CODES } from '@shared/domain';
import * as fc from 'fast-check';
import { CARRIER_RATINGS } from '../carriers/registry';
import { planTypeOf } from '../products';
import { planOf } from '../products/plans';
import { rateQuote } from '../rateQuote';
import { SAMPLE_DATE, sampleDriver, sampleQuote, sampleVehicle } from '../samples/sampleQuote';
import { paymentOptions, type PolicyPremiums } from './paymentOptions';

const onePay = (code: string) => planOf({ pay: 'once', code });
const twoPay = (code: string) => planOf({ pay: 'two', code });
const fourPay = (code: string) => planOf({ pay: 'four', code });
const sixPay = (code: string) => planOf({ pay: 'six', code });
const filteredPlan = () => sixPay(FILTERED_PLAN_CODE);
const FEE = 500;
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

describe('savings against the most expensive offered plan (reading 44)', () => {
  const plans = [onePay('1'), fourPay('4'), sixPay('6'), filteredPlan()];
  const saved = (premiums: PolicyPremiums) =>
    paymentOptions(plans, premiums, 3_500, FEE).map(({ savingsText }) => savingsText?.cents ?? null);

  test.each([
    ['rated by the month', 100_000],
    ['rated in full', 95_000],
  ])('%s: the fees and the pay-in-full discount both count [R44]', (_name, made) => {
    // Most expensive: $1,035 and five fees. In full: $985. Four payments save two fees.
    expect(saved({ made, monthly: 100_000, pay_in_full: 95_000 })).toEqual([7_500, 1_000, null, null]);
  });

  test('a filtered plan that is more expensive than all others is not compared [R44, R5]', () => {
    const two = [onePay('1'), twoPay('2'), filteredPlan()];
    const options = paymentOptions(two, alike(100_000), 0, FEE);
    expect(options.map(({ savingsText }) => savingsText)).toEqual([
      { textKey: 'plan.saves', cents: 500 },
      null,
      null,
    ]);
  });
});

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
