import {
  coveragesFor,
  deductibleChoices,
  packageEntries,
  PACKAGE_NAMES,
  productCatalogue,
  productName,
  productsIn,
  refusedCoverage,
  STATE_CODES,
  withChosenLimits,
  withDeductible,
  type CoverageType,
  type PackageName,
  type StateCode,
} from '..';

const better = packageEntries('IL', 'BETTER');
const sold = coveragesFor('IL', 'BETTER');

test.each(STATE_CODES)('%s: every package starts with its own defaults', (state) => {
  for (const name of PACKAGE_NAMES) {
    const offered = packageEntries(state, name);
    expect(refusedCoverage(coveragesFor(state, name), offered)).toBeNull();
    expect(withChosenLimits(offered, [])).toEqual(coveragesFor(state, name));
  }
});

test('IL BETTER sells collision deductibles from 500 to 10,000 dollars, and comprehensive at 500 or 1,000 (section 9)', () => {
  expect(deductibleChoices(better)).toEqual([
    { type: 'comprehensive', amounts: [50_000, 100_000] },
    { type: 'collision', amounts: [50_000, 100_000, 500_000, 750_000, 1_000_000] },
  ]);
  expect(deductibleChoices(packageEntries('IL', 'LIABILITY'))).toEqual([]);
});

const TWO_NAMES: readonly CoverageType[][] = [
  ['comprehensive', 'other_than_collision'],
  ['rental', 'rental_reimbursement'],
];
const isSameCoverage = (one: CoverageType, other: CoverageType) =>
  one === other || TWO_NAMES.some((names) => names.includes(one) && names.includes(other));

/** A package as the state sells it before a product is chosen, and as each product sells it. */
const offersOf = (state: StateCode, name: PackageName) => [
  packageEntries(state, name),
  ...productsIn(state).map((product) =>
    packageEntries(state, name, productCatalogue(productName(product), state)),
  ),
];

/** The deductibles kept when switching from one offer to another that allows the same amount. */
const carried = (from: typeof better, to: typeof better) =>
  deductibleChoices(from).flatMap(({ type, amounts }) => {
    const there = deductibleChoices(to).find((one) => isSameCoverage(one.type, type));
    return amounts
      .filter((amount) => there?.amounts.includes(amount))
      .map((amount) => {
        const kept = withChosenLimits(to, withDeductible(withChosenLimits(from, []), type, amount));
        return { type, amount, kept: kept.find((one) => one.type === there?.type)?.limits };
      });
  });

test.each(STATE_CODES)(
  '%s: a chosen deductible is kept by every product that allows it, even under another coverage name [R15-3]',
  (state) => {
    for (const name of ['GOOD', 'BETTER'] as const) {
      const offers = offersOf(state, name);
      const found = offers.flatMap((from) => offers.flatMap((to) => carried(from, to)));
      // Two coverages at two amounts, between every pair of offers.
      expect(found.length).toBeGreaterThanOrEqual(4 * offers.length ** 2);
      expect(found.filter(({ kept, amount }) => kept?.[0]?.amount !== amount)).toEqual([]);
    }
  },
);

test.each(STATE_CODES)('%s: no package holds one coverage under both of its names', (state) => {
  const offers = PACKAGE_NAMES.flatMap((name) => offersOf(state, name));
  for (const offer of offers) {
    const sameAs = (entry: (typeof offer)[0]) => offer.filter(({ type }) => isSameCoverage(type, entry.type));
    expect(offer.filter((entry) => sameAs(entry).length > 1)).toEqual([]);
  }
});

test('accepts and keeps an allowed deductible, and rejects another one at its own path', () => {
  const chosen = withDeductible(sold, 'collision', 750_000);
  expect(refusedCoverage(chosen, better)).toBeNull();
  expect(withChosenLimits(better, chosen)).toEqual(chosen);
  const at = sold.findIndex(({ type }) => type === 'collision');
  const wrong = withDeductible(sold, 'collision', 60_000);
  expect(refusedCoverage(wrong, better)).toBe(`coverages[${at}].limits[0].amount`);
  expect(withChosenLimits(better, wrong)).toEqual(sold);
});

test('rejects a list with a missing, repeated or foreign coverage', () => {
  const [first, ...rest] = sold;
  if (!first) throw new Error('a package without coverages');
  expect(refusedCoverage(rest, better)).toBe('coverages');
  expect(refusedCoverage([first, first, ...rest], better)).toBe('coverages[1].type');
  expect(refusedCoverage([{ type: 'medical_expense', limits: [] }], better)).toBe('coverages[0].type');
  expect(refusedCoverage([{ ...first, limits: [] }], better)).toBe('coverages[0].limits');
});

test('finds a product by its full name (section 9)', () => {
  const ranger = productsIn('IN').find(({ product_id }) => product_id === 'ROAD_RANGER');
  if (!ranger) throw new Error('no such product');
  expect(productName(ranger)).toBe('USHC-ROAD_RANGER');
  expect(productCatalogue('USHC-ROAD_RANGER', 'IN').every(({ state }) => state === 'IN')).toBe(true);
  expect(productCatalogue('NOBODY', 'IN')).toEqual(productCatalogue('IIC-DEFAULT', 'IN'));
});
