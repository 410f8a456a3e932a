import type { VehicleCoverage } from '@shared/domain';
import type { CarrierRating, ProductRating } from './products';
import { rateCarrier } from './rateCarrier';
import type { DriverRisk, Risk } from './risk';
import { byGroup, rateVersionOn, type RateVersion } from './tables';

const version: RateVersion = {
  id: 'r9',
  effective: '2026-01-01',
  tables: rateVersionOn('2026-06-01').tables,
};

const carrier: CarrierRating = {
  carrierId: 'USHC',
  underwriting: { maxAtFault: 1 },
  plans: [
    { code: '1101', type: 'pay_in_full', description: '1 Pay', installments: 0, depositShare: 10_000 },
    { code: '1102', type: 'monthly', description: '2 Pay', installments: 1, depositShare: 5_000 },
  ],
};

function product(id: string, base: number, monitored = false): ProductRating {
  const spreads = { pointsBase: 11_800, creditSpread: 12_000, classSpread: 10_000 };
  return { id, base: byGroup(base, base, base), ...spreads, monitored };
}

const driver: DriverRisk = {
  id: 'driver',
  ages: '30-39',
  column: 'married',
  class: { liability: 10_000, comprehensive: 10_000, collision: 10_000 },
  license: null,
  points: 0,
  atFault: 0,
  alcohol: false,
  sr22: false,
  goodStudent: false,
  defensiveDriver: false,
};

const towing: VehicleCoverage = { type: 'towing', description: 'Towing and Labor', limits: [] };
/** In a Wisconsin suburb $145 x the product's base x 1.12 for a new car; $162 at a base of 1.00. */
const fire: VehicleCoverage = { type: 'comprehensive', description: 'Comprehensive', limits: [] };

function riskWith(coverage: VehicleCoverage, change: Partial<DriverRisk> = {}): Risk {
  return {
    state: 'WI',
    territory: 'suburb',
    credit: 'good',
    fullTort: false,
    stacked: { um: false, uim: false },
    notInsured: false,
    discounts: [],
    term: 6,
    drivers: [{ ...driver, ...change }],
    vehicles: [{ id: 'car', symbol: 'mid', years: 0, use: 'commute', miles: 12_000, coverages: [coverage] }],
  };
}

/** The product a carrier offers and its price; null if it offers none. */
function offered(products: ProductRating[], risk: Risk) {
  const answer = rateCarrier(carrier, products, () => risk, false, version);
  return answer && 'rate' in answer ? [answer.rate.id, answer.rate.policy_premium] : null;
}

test('a rate names the carrier and product, the term, the price and the ways to pay', () => {
  const answer = rateCarrier(
    carrier,
    [product('USHC-SCORE', 1, true)],
    () => riskWith(towing, { sr22: true }),
    false,
    version,
  );
  const base = { factor: 'factor.base', detail: { coverage: 'towing' }, multiplier: null };
  expect(answer).toEqual({
    rate: {
      id: 'USHC-SCORE',
      carrier_id: 'USHC',
      carrier_product_id: 'USHC-SCORE',
      carrier_product_state_code: 'WI',
      policy_premium: 600,
      term: { duration: 6 },
      pay_in_full: false,
      monitored_driver: true,
      monitored_savings: 0,
      rate_version: 'r9',
      catalogue_version: 'c1',
      vehicles: [
        {
          vehicle_id: 'car',
          driver_id: 'driver',
          premium: 600,
          coverages: [
            {
              type: 'towing',
              limits: [],
              premium: 600,
              steps: [{ ...base, before_mills: 0, after_mills: 6_000 }],
            },
          ],
        },
      ],
      fees: [
        { type: 'policy', count: 1, amount: 3_500 },
        { type: 'sr22', count: 1, amount: 2_500 },
      ],
      // $6 of premium and $60 of fees. The second of two payments is half of the premium; the deposit has the
      // rest.
      payment_options: [
        {
          plan_code: '1101',
          plan_type: 'pay_in_full',
          plan_description: '1 Pay',
          premium: 6_600,
          deposit: 6_600,
          number_of_payments: 0,
          installment_info: { amount: 0, fee: 0 },
          savingsText: { textKey: 'plan.saves', cents: 500 },
        },
        {
          plan_code: '1102',
          plan_type: 'monthly',
          plan_description: '2 Pay',
          premium: 6_600,
          deposit: 6_300,
          number_of_payments: 1,
          installment_info: { amount: 300, fee: 500 },
          savingsText: null,
        },
      ],
      errors: [],
    },
  });
});

const rateWith = (monitored: boolean) => {
  const answer = rateCarrier(carrier, [product('A', 1, monitored)], () => riskWith(fire), false, version);
  return answer && 'rate' in answer ? answer.rate : null;
};

test('the monitored program saves what the same product costs more without it', () => {
  // $162 x 0.95 is $153.90, in whole dollars $154.
  expect(rateWith(true)).toMatchObject({ policy_premium: 15_400, monitored_savings: 800 });
  expect(rateWith(false)).toMatchObject({ policy_premium: 16_200 });
  expect(rateWith(false)).not.toHaveProperty('monitored_savings');
});

test.each([
  ['first', [0.9, 1], 'A', 14_600],
  ['last', [1, 0.9], 'B', 14_600],
  ['in the middle', [1, 0.9, 1.1], 'B', 14_600],
])('the cheapest product is offered, listed %s', (_place, bases, id, premium) => {
  const products = bases.map((base, index) => product('ABC'.charAt(index), base));
  expect(offered(products, riskWith(fire))).toEqual([id, premium]);
});

test('among products at the same price the first listed is offered', () => {
  expect(offered([product('A', 1), product('B', 1)], riskWith(fire))).toEqual(['A', 16_200]);
  expect(offered([product('B', 1), product('A', 1)], riskWith(fire))).toEqual(['B', 16_200]);
});

test('each product rates the risk with its own coverages', () => {
  const products = [product('A', 1), product('B', 1)];
  const answer = rateCarrier(
    carrier,
    products,
    ({ id }) => riskWith(id === 'A' ? fire : towing),
    false,
    version,
  );
  expect(answer).toMatchObject({ rate: { id: 'B', policy_premium: 600 } });
});

test('a carrier without a product in the state returns nothing', () => {
  expect(rateCarrier(carrier, [], () => riskWith(fire), false, version)).toBeNull();
});

test('a carrier refuses more accidents than it accepts, and says why', () => {
  const products = [product('A', 1)];
  expect(offered(products, riskWith(fire, { atFault: 1 }))).toEqual(['A', 16_200]);
  expect(rateCarrier(carrier, products, () => riskWith(fire, { atFault: 2 }), false, version)).toEqual({
    carrier_id: 'USHC',
    errors: [{ code: 'too_many_at_fault', message: 'too_many_at_fault' }],
  });
});

test('every reason for a refusal is listed, accidents first', () => {
  const risk = riskWith(fire, { atFault: 2, alcohol: true, license: 'suspended' });
  expect(rateCarrier(carrier, [product('A', 1)], () => risk, false, version)).toEqual({
    carrier_id: 'USHC',
    errors: [
      { code: 'too_many_at_fault', message: 'too_many_at_fault' },
      { code: 'dwi_suspended', message: 'dwi_suspended' },
    ],
  });
});
