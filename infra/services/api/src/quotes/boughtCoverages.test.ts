import { rateQuote } from '@infra/rating';
import {
  coveragesFor,
  deductibleChoices,
  packageEntries,
  PACKAGE_NAMES,
  pricedAs,
  productName,
  productsIn,
  type PackageName,
  type Product,
  type Rate,
  type StateCode,
  STATE_CODES,
  type VehicleCoverage,
  withDeductible,
} from '@shared/domain';
import { quoteFacts, todayFor } from './response';
import { newDriver } from './driverEdits';
import { newQuoteDocument } from './newDocuments';
import { applyChange } from './quoteStore';
import { patchQuote } from './quoteEdits';
import type { StoredQuote } from './storedQuote';
import { newVehicle, patchVehicle } from './vehicleEdits';

const NOW = Date.parse('2026-11-21T18:00:00Z');
const CAR = { year: 2021, manufacturer: 'Honda', model: 'Accord', trim: 'EX', use_code: 'commute' } as const;
const DRIVER = {
  age: 30,
  gender: 'male',
  marital_status: 'single',
  license_status: 'active',
  credit_score: 'good',
} as const;
const part = <Document>(id: string, document: Document) => ({ id, createdAt: NOW, position: 1, document });

const emptyQuote = (state: StateCode): StoredQuote => ({
  id: 'quote-1',
  version: 1,
  status: 'RATED',
  createdAt: NOW,
  keyHash: 'key',
  revision: '1',
  dataKey: Buffer.alloc(32),
  document: newQuoteDocument({ address: { zip_code: '00000', state, county: '', city: '' } }),
  vehicles: [],
  drivers: [],
  premiums: null,
  catalogueVersion: null,
  selectedRate: null,
});

/** The quote with another package of its car, as the shopper's edit makes it. */
function inPackage(
  quote: StoredQuote,
  packageName: PackageName,
  chosen?: readonly VehicleCoverage[],
): StoredQuote {
  const coverages = chosen?.map(({ type, limits }) => ({ type, limits }));
  const patch = { coverage_package_name: packageName, ...(coverages && { coverages }) };
  const vehicles = quote.vehicles.map((car) => ({
    ...car,
    document: patchVehicle(car.document, patch, quote, todayFor(quote, NOW)),
  }));
  return { ...quote, vehicles };
}

/** A quote of one driver and one car with these coverages. */
function quoteWith(
  state: StateCode,
  packageName: PackageName,
  coverages: readonly VehicleCoverage[],
): StoredQuote {
  const quote = emptyQuote(state);
  const today = todayFor(quote, NOW);
  const vehicles = [part('car-1', newVehicle(CAR, quote, today))];
  const drivers = [part('driver-1', newDriver(DRIVER, quote, today))];
  return inPackage({ ...quote, vehicles, drivers }, packageName, coverages);
}

/** A package's coverages at its defaults, and with each other deductible that a shopper can choose. */
function choicesOf(state: StateCode, packageName: PackageName): VehicleCoverage[][] {
  const coverages = coveragesFor(state, packageName);
  const others = deductibleChoices(packageEntries(state, packageName)).flatMap(({ type, amounts }) =>
    amounts.map((amount) => withDeductible(coverages, type, amount)),
  );
  return [coverages, ...others];
}

function rateOf(quote: StoredQuote, product: Product): Rate {
  const input = { quote: quoteFacts(quote, NOW), productId: productName(product) };
  const rate = rateQuote(input, todayFor(quote, NOW)).best_match;
  if (!rate) throw new Error(`no price of ${productName(product)}`);
  return rate;
}

function bought(quote: StoredQuote, rate: Rate): StoredQuote {
  const change = patchQuote(quote, { selected_rate: { id: rate.id } }, rate, todayFor(quote, NOW));
  return applyChange(quote, change, { status: 'APPLYING', revision: '2' }, NOW);
}

function boughtWith(state: StateCode, product: Product, packageName: PackageName) {
  const quote = quoteWith(state, packageName, coveragesFor(state, packageName));
  const rate = rateOf(quote, product);
  return { rate, purchase: bought(quote, rate) };
}

const carOf = (quote: StoredQuote) => {
  const [car] = quoteFacts(quote, NOW).vehicles;
  if (!car) throw new Error('The quote has a car');
  return car;
};

const EVERY_PACKAGE = STATE_CODES.flatMap((state) =>
  productsIn(state).flatMap((product) =>
    PACKAGE_NAMES.map((packageName) => ({ state, product, packageName, name: productName(product) })),
  ),
);

describe.each(EVERY_PACKAGE)('$state, $name, $packageName', ({ state, product, packageName }) => {
  test('what was quoted is what is bought, with every deductible [R15-3]', () => {
    for (const coverages of choicesOf(state, packageName)) {
      const quote = quoteWith(state, packageName, coverages);
      const rate = rateOf(quote, product);
      expect(pricedAs(rate, carOf(bought(quote, rate)))?.premium).toBe(rate.policy_premium);
    }
  });

  test('another deductible chosen after buying is another coverage', () => {
    const { rate, purchase } = boughtWith(state, product, packageName);
    const car = carOf(purchase);
    for (const { type, limits } of car.coverages) {
      const deductible = limits.find(({ applies_to: kind }) => kind === 'deductible');
      if (!deductible) continue;
      const coverages = withDeductible(car.coverages, type, deductible.amount + 100);
      expect(pricedAs(rate, { ...car, coverages })).toBeNull();
    }
  });

  test('another package chosen after buying is another coverage', () => {
    const { rate, purchase } = boughtWith(state, product, packageName);
    for (const other of PACKAGE_NAMES.filter((one) => one !== packageName))
      expect(pricedAs(rate, carOf(inPackage(purchase, other)))).toBeNull();
  });
});
