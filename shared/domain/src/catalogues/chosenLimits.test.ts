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
} from '..';

const better = packageEntries('IL', 'BETTER');
const sold = coveragesFor('IL', 'BETTER');

test.each(STATE_CODES)('%s: every package takes its own defaults', (state) => {
  for (const name of PACKAGE_NAMES) {
    const offered = packageEntries(state, name);
    expect(refusedCoverage(coveragesFor(state, name), offered)).toBeNull();
    expect(withChosenLimits(offered, [])).toEqual(coveragesFor(state, name));
  }
});

test('section 9: IL BETTER sells collision with 500 to 10,000 dollars of deductible, comprehensive with 500 or 1,000', () => {
  expect(deductibleChoices(better)).toEqual([
    { type: 'comprehensive', amounts: [50_000, 100_000] },
    { type: 'collision', amounts: [50_000, 100_000, 500_000, 750_000, 1_000_000] },
  ]);
  expect(deductibleChoices(packageEntries('IL', 'LIABILITY'))).toEqual([]);
});

test('an allowed deductible is taken and stays; another one is refused at its own place', () => {
  const chosen = withDeductible(sold, 'collision', 750_000);
  expect(refusedCoverage(chosen, better)).toBeNull();
  expect(withChosenLimits(better, chosen)).toEqual(chosen);
  const at = sold.findIndex(({ type }) => type === 'collision');
  const wrong = withDeductible(sold, 'collision', 60_000);
  expect(refusedCoverage(wrong, better)).toBe(`coverages[${at}].limits[0].amount`);
  expect(withChosenLimits(better, wrong)).toEqual(sold);
});

test('a list that lacks a coverage, has one twice, or one the package does not contain, is refused', () => {
  const [first, ...rest] = sold;
  if (!first) throw new Error('a package without coverages');
  expect(refusedCoverage(rest, better)).toBe('coverages');
  expect(refusedCoverage([first, first, ...rest], better)).toBe('coverages[1].type');
  expect(refusedCoverage([{ type: 'medical_expense', limits: [] }], better)).toBe('coverages[0].type');
  expect(refusedCoverage([{ ...first, limits: [] }], better)).toBe('coverages[0].limits');
});

test('a product is found again by its full name (section 9)', () => {
  const ranger = productsIn('IN').find(({ product_id }) => product_id === 'ROAD_RANGER');
  if (!ranger) throw new Error('no such product');
  expect(productName(ranger)).toBe('USHC-ROAD_RANGER');
  expect(productCatalogue('USHC-ROAD_RANGER', 'IN').every(({ state }) => state === 'IN')).toBe(true);
  expect(productCatalogue('NOBODY', 'IN')).toEqual(productCatalogue('IIC-DEFAULT', 'IN'));
});
