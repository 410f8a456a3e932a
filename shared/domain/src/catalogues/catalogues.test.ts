import { CARRIER_IDS, CARRIERS, DEFAULT_CARRIER, publicCarrier } from '../carriers';
import { paymentJourney } from '../journeys';
import {
  COVERAGE_TYPES,
  PACKAGE_NAMES,
  STATE_CODES,
  type StateCode,
  type VehicleCoverage,
} from '../entities';
import { STATE_RULES } from '../states';
import { sampleQuote } from '../testing/samples';
import {
  allowedAmounts,
  builtInCatalogue,
  CATALOGUES,
  catalogueFor,
  coverageTextKeys,
  coveragesFor,
  defaultLimits,
  listedCoverages,
  PRODUCTS,
  productsIn,
} from '.';

function amounts(state: StateCode, packageName: (typeof PACKAGE_NAMES)[number], type: string) {
  return coveragesFor(state, packageName)
    .find((coverage) => coverage.type === type)
    ?.limits.map(({ amount }) => amount / 100);
}

function inThousands(thousands: readonly number[]) {
  return thousands.map((amount) => amount * 1000);
}

function inDollars(cents: readonly number[]) {
  return cents.map((amount) => amount / 100);
}

/** The limits that state law regulates. */
function law(coverages: readonly VehicleCoverage[]) {
  return coverages
    .filter(({ type }) => /bodily_injury|property_damage|medical/.test(type))
    .map(({ type, limits }) => ({ type, limits }));
}

describe('lists the products by carrier and state (section 9, reading 2)', () => {
  const named = [
    { id: '9-47', product: 'FCIC-MAVERICK', states: ['IA', 'IL', 'IN', 'KS', 'MO', 'PA', 'WI'] },
    { id: '9-48', product: 'USHC-ROADWARRIOR', states: ['AR', 'OK'] },
    { id: '9-102', product: 'USHC-ROAD_RANGER', states: ['IN', 'TX'] },
    { id: '9-103', product: 'USHC-ROAD_WARRIOR', states: ['IL'] },
    { id: '9-104', product: 'USHC-SCORE', states: ['IL'] },
    { id: '9-49', product: 'USIC-ROADWARRIOR', states: ['AR'] },
    { id: '9-105', product: 'null-DEFAULT', states: ['IL', 'IN', 'OH', 'TX'] },
  ];

  test.each(named)('$product has catalogs in $states [$id]', ({ product, states }) => {
    const found = CATALOGUES.filter((one) => `${one.carrier_id}-${one.product_id}` === product);
    expect(found.map(({ state }) => state).toSorted()).toEqual(states.toSorted());
  });

  test('has no other catalogs', () => {
    expect(CATALOGUES).toHaveLength(named.flatMap(({ states }) => states).length);
  });

  test.each(STATE_CODES)(
    '%s has at least four carriers, TXR only in TX, and a monitored-driver USIC [9-62, R2, R2-2, R4]',
    (state) => {
      const products = productsIn(state);
      const carriers = new Set(products.map(({ carrier_id }) => carrier_id));
      expect([...carriers]).toEqual(expect.arrayContaining(['FCIC', 'USHC', 'USIC', 'IIC']));
      expect(carriers.has('TXR')).toBe(state === 'TX');
      expect(
        products.filter(({ monitored_driver }) => monitored_driver).map(({ carrier_id }) => carrier_id),
      ).toEqual(['USIC']);
      expect(products.filter(({ carrier_id }) => carrier_id === 'USHC')).toHaveLength(state === 'IL' ? 2 : 1);
    },
  );

  test.each(
    PRODUCTS.map(
      (product) => [`${product.carrier_id}-${product.product_id} ${product.state}`, product] as const,
    ),
  )(
    '%s sells three packages, each including the previous one',
    (_name, { carrier_id, product_id, state }) => {
      const entries = catalogueFor(carrier_id, product_id, state);
      expect(entries.every((entry) => entry.state === state)).toBe(true);
      const [liability, good, better] = PACKAGE_NAMES.map(
        (name) => new Set(coveragesFor(state, name, entries).map(({ type }) => type)),
      );
      for (const type of liability ?? []) expect(good?.has(type)).toBe(true);
      for (const type of good ?? []) expect(better?.has(type)).toBe(true);
      for (const type of ['bodily_injury', 'property_damage'] as const)
        expect(liability?.has(type)).toBe(true);
    },
  );

  test('all carriers in a state sell the same liability limits, so prices are comparable', () => {
    for (const { carrier_id, product_id, state } of PRODUCTS) {
      const entries = catalogueFor(carrier_id, product_id, state);
      for (const name of PACKAGE_NAMES) {
        expect(law(coveragesFor(state, name, entries))).toEqual(law(coveragesFor(state, name)));
      }
    }
  });
});

describe('limits in dollars (section 9, Sample limits; rating minimums)', () => {
  // LIABILITY BI, BETTER BI, then PD of the three packages
  test.each([
    ['IL', [25, 50], [50, 100], [20, 25, 25]],
    ['IN', [25, 50], [50, 100], [25, 25, 50]],
    ['MO', [25, 50], [50, 100], [25, 25, 50]],
    ['KS', [25, 50], [50, 100], [25, 25, 50]],
    ['IA', [20, 40], [50, 100], [15, 15, 50]],
    ['AR', [25, 50], [50, 100], [25, 25, 50]],
    ['TX', [30, 60], [30, 60], [25, 25, 50]],
    ['WI', [25, 50], [50, 100], [10, 10, 50]],
    ['OH', [25, 50], [50, 100], [25, 25, 50]],
    ['PA', [15, 30], [15, 30], [10, 10, 10]],
    ['OK', [25, 50], [50, 100], [25, 25, 50]],
  ] as const)('%s has these limits', (state, low, high, damage) => {
    expect(amounts(state, 'LIABILITY', 'bodily_injury')).toEqual(inThousands(low));
    expect(amounts(state, 'GOOD', 'bodily_injury')).toEqual(inThousands(low));
    expect(amounts(state, 'BETTER', 'bodily_injury')).toEqual(inThousands(high));
    PACKAGE_NAMES.forEach((name, at) =>
      expect(amounts(state, name, 'property_damage')).toEqual(inThousands([damage[at] ?? 0])),
    );
  });

  test.each(STATE_CODES)('%s sells nothing below the legal minimum', (state) => {
    const { bodily_injury, property_damage } = STATE_RULES[state].minimumLimits;
    for (const name of PACKAGE_NAMES) {
      const [person = 0, accident = 0] = amounts(state, name, 'bodily_injury') ?? [];
      expect(person * 100).toBeGreaterThanOrEqual(bodily_injury[0]);
      expect(accident * 100).toBeGreaterThanOrEqual(bodily_injury[1]);
      expect((amounts(state, name, 'property_damage')?.[0] ?? 0) * 100).toBeGreaterThanOrEqual(
        property_damage,
      );
    }
  });

  test.each(STATE_CODES)('%s adds only its required coverages to LIABILITY', (state) => {
    expect(coveragesFor(state, 'LIABILITY').map(({ type }) => type)).toEqual([
      'bodily_injury',
      'property_damage',
      ...STATE_RULES[state].liabilityExtras,
    ]);
  });

  test.each(STATE_CODES)('%s: BETTER includes underinsured motorist', (state) => {
    expect(coveragesFor(state, 'BETTER').map(({ type }) => type)).toContain(
      'underinsured_motorist_bodily_injury',
    );
  });

  test('TX shows its first product’s catalog until a carrier is chosen [R15-4]', () => {
    expect(builtInCatalogue('TX')).toEqual(catalogueFor('USHC', 'ROAD_RANGER', 'TX'));
    expect(builtInCatalogue('TX')).not.toEqual(catalogueFor('IIC', 'DEFAULT', 'TX'));
  });

  test('IL allows choices (reading 32), with 500 as the collision default [R32-3, R32-4]', () => {
    const entries = builtInCatalogue('IL').filter((entry) => entry.package === 'BETTER');
    const of = (wanted: string) => entries.find(({ type }) => type === wanted) ?? entries[0];
    const collision = of('collision');
    const medical = of('medical_payments');
    expect(collision && inDollars(allowedAmounts(collision, 'deductible'))).toEqual([
      500, 1000, 5000, 7500, 10_000,
    ]);
    const chosen = coveragesFor('IL', 'BETTER').find(({ type }) => type === 'collision');
    expect(chosen?.limits).toEqual([{ applies_to: 'deductible', amount: 50_000 }]);
    expect(medical && inDollars(allowedAmounts(medical, 'per_person'))).toEqual([500, 1000, 2000]);
    expect(medical && allowedAmounts(medical, 'deductible')).toEqual([]);
  });
});

describe('reading a catalogue', () => {
  test('a pair of values is per person and per accident (section 3) [3-146]', () => {
    expect(defaultLimits([{ applies_to: 'per_person', amount: [2_500_000, 5_000_000] }])).toEqual([
      { applies_to: 'per_person', amount: 2_500_000 },
      { applies_to: 'per_accident', amount: 5_000_000 },
    ]);
  });

  test('the display list includes what a package leaves out [3-51, 9-51]', () => {
    const listed = listedCoverages('IL', 'LIABILITY');
    expect(listed.filter(({ included }) => included)).toHaveLength(3);
    expect(listed.find(({ type }) => type === 'collision')).toMatchObject({ included: false });
  });

  test('explicit entries override the state’s own', () => {
    const only = builtInCatalogue('IL').slice(0, 3);
    expect(coveragesFor('IL', 'GOOD', only).map(({ type }) => type)).toEqual(['bodily_injury']);
    expect(coveragesFor('IL', 'GOOD', [])).toEqual([]);
  });

  test('every coverage type occurs, and every row has labels', () => {
    const types = new Set<string>();
    for (const { entries } of CATALOGUES) {
      for (const entry of entries) {
        types.add(entry.type);
        expect(entry.description && entry.tool_tip_title && entry.tool_tip_html).toBeTruthy();
      }
    }
    expect([...types].toSorted()).toEqual([...COVERAGE_TYPES].toSorted());
    expect(coverageTextKeys('towing')).toEqual({
      name: 'coverages:towing.name',
      plain: 'coverages:towing.plain',
    });
  });
});

test('each carrier is stored under its id, with an example phone number (section 2.9)', () => {
  for (const id of CARRIER_IDS) {
    expect(CARRIERS[id]).toMatchObject({ id, tag: id, rating: { stars: 4.5, score: 9.5 } });
    expect(CARRIERS[id].phone).toMatch(/^\d{3}55501\d\d$/);
    for (const own of ['paymentSystem', 'paymentAccount']) {
      expect(Object.keys(publicCarrier(CARRIERS[id]))).not.toContain(own);
    }
  }
});

test.each([
  ['FCIC', 'sdk', 'pay-fcic-01'],
  ['TXR', 'sdk', 'pay-txr-01'],
  ['USHC', 'sdk', 'pay-ushc-01'],
  ['IIC', 'hosted', 'IIC'],
  ['USIC', 'hosted', 'USIC'],
] as const)(
  '%s uses payment system %s with account %s (readings 3 and 42) [9-43, R3, R42]',
  (id, system, account) => {
    expect(CARRIERS[id]).toMatchObject({ paymentSystem: system, paymentAccount: account });
  },
);

test('the default carrier is IIC, which uses the hosted form (reading 42) [9-42, R42-2]', () => {
  expect(DEFAULT_CARRIER).toBe('IIC');
  expect(paymentJourney.steps.card.path(sampleQuote({ selected_rate: null }))).toBe('/bol/card-details');
});
