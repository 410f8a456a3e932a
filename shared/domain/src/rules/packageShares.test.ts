import { coveragesFor } from '../catalogues/coveragesFor';
import { productCatalogue, productName, PRODUCTS } from '../catalogues/products';
import { PACKAGE_NAMES } from '../entities/codes';
import { EXAMPLE_ACCIDENTS } from './exampleAccidents';
import { packageShares, type CarPackages } from './packageShares';

const entries = productCatalogue('FCIC-MAVERICK', 'IL');
const car: CarPackages = {
  entries,
  chosen: 'GOOD',
  coverages: coveragesFor('IL', 'GOOD', entries),
  onlyChosen: false,
};
const [crash, nature, uninsured] = EXAMPLE_ACCIDENTS;

/** Dollars that each package leaves to pay. */
const owed = (accident: (typeof EXAMPLE_ACCIDENTS)[number] | undefined, of = car) =>
  accident ? packageShares(accident, of).map((each) => each.owed / 100) : [];

test('Illinois: what each package leaves of the three accidents', () => {
  // Basic: 7,000 above one person's limit, the own car 6,400 and the own treatment 1,800.
  expect(owed(crash)).toEqual([15_200, 8_800, 1_300]);
  expect(owed(nature)).toEqual([4_200, 1_000, 500]);
  expect(owed(uninsured)).toEqual([6_400, 1_000, 500]);
});

test('the chosen package counts with the deductible that was chosen', () => {
  const coverages = car.coverages.map((coverage) =>
    coverage.type === 'comprehensive'
      ? { ...coverage, limits: [{ applies_to: 'deductible' as const, amount: 25_000 }] }
      : coverage,
  );
  expect(owed(nature, { ...car, coverages })).toEqual([4_200, 250, 500]);
});

test('a car that can have one package only is compared with no other', () => {
  const only = { ...car, chosen: 'LIABILITY' as const, coverages: coveragesFor('IL', 'LIABILITY', entries) };
  expect(owed(nature, { ...only, onlyChosen: true })).toEqual([4_200]);
});

test('every product: paid and owed add up to the bills', () => {
  for (const product of PRODUCTS) {
    const { state } = product;
    const sold = productCatalogue(productName(product), state);
    const own = { ...car, entries: sold, coverages: coveragesFor(state, 'GOOD', sold) };
    for (const accident of EXAMPLE_ACCIDENTS) {
      const totals = packageShares(accident, own).map(({ paid, owed: left }) => paid + left);
      expect(new Set(totals).size).toBe(1);
      expect(totals).toHaveLength(PACKAGE_NAMES.length);
    }
  }
});
