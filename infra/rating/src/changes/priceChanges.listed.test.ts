import {
  builtInCatalogue,
  coveragesFor,
  packageEntries,
  withChosenLimits,
  withDeductible,
} from '@shared/domain';
import type { PackageName, PriceChange } from '@shared/domain';
import { rateQuote, type RatingInput } from '../rateQuote';
import type { RatableQuote } from '../risk';
import { SAMPLE_DATE, sampleDriver, sampleQuote, sampleVehicle } from '../samples/sampleQuote';
import { shownCostOf } from './costOf';
import { priceChanges, type ChangesInput } from './priceChanges';

function carIn(packageName: PackageName, id = 'vehicle-1') {
  const coverages = coveragesFor('IL', packageName);
  return sampleVehicle('IL', { id, coverage_package_name: packageName, coverages });
}

function changesOf(quote: RatableQuote, more: Partial<ChangesInput> = {}) {
  const answer = priceChanges({ quote, carrierId: 'FCIC', ...more }, SAMPLE_DATE);
  if (!answer) throw new Error('every sample has a price');
  return answer;
}

function cost(quote: RatableQuote, more: Partial<RatingInput> = {}): number {
  const rate = rateQuote({ quote, carrierId: 'FCIC', ...more }, SAMPLE_DATE).best_match;
  if (!rate) throw new Error('every sample has a price');
  return shownCostOf(rate, quote.pay_in_full);
}

const names = (changes: readonly PriceChange[]) =>
  changes.map(({ kind, vehicle_id, driver_id }) => `${kind} ${vehicle_id ?? driver_id}`);

describe('the listed changes', () => {
  test('are eight savings and eight increases, largest first; ties keep the order of the cars', () => {
    const ids = ['one', 'two', 'three', 'four'];
    const { changes } = changesOf(sampleQuote('IL', { vehicles: ids.map((id) => carIn('GOOD', id)) }));
    const packages = ids.map((id) => `package ${id}`);
    expect(names(changes.filter(({ difference }) => difference < 0))).toEqual([
      ...packages,
      'credit driver-1',
      'homeowner null',
      'pay_in_full null',
      'defensive_driver driver-1',
    ]);
    expect(names(changes.filter(({ difference }) => difference > 0))).toEqual([
      'currently_insured null',
      'credit driver-1',
      ...packages,
      'deductible one',
      'deductible two',
    ]);
    const sizes = changes.map(({ difference }) => Math.abs(difference));
    expect(sizes).toEqual(sizes.toSorted((one, next) => next - one));
  });

  test('include only the larger saving of two deductibles that could be raised on a car', () => {
    // Few other savings exist here, so the second is not dropped merely for being the ninth.
    const drivers = [sampleDriver({ credit_score: 'excellent', defensive_driver: true })];
    const saved = { homeowner: true, pay_in_full: true, drivers };
    const { changes, deductibles } = changesOf(sampleQuote('IL', { vehicles: [carIn('BETTER')], ...saved }));
    const savings = deductibles.map(({ steps }) => steps[1]?.difference ?? 0);
    expect(savings[1]).toBeLessThan(savings[0] ?? 0);
    expect(changes.filter(({ kind }) => kind === 'deductible')).toStrictEqual([
      {
        kind: 'deductible',
        values: { coverage: 'collision', from: 50_000, to: 100_000 },
        vehicle_id: 'vehicle-1',
        driver_id: null,
        difference: savings[1],
      },
    ]);
  });

  test('include every driver but the policyholder, whatever their age, beside the eight largest others', () => {
    const others = ['two', 'three'].map((id, at) =>
      sampleDriver({ id, age: 30 + at, policy_holder: false, defensive_driver: true }),
    );
    const ids = ['one', 'two', 'three', 'four'];
    const vehicles = ids.map((id) => carIn('GOOD', id));
    const quote = sampleQuote('IL', { vehicles, drivers: [sampleDriver({ age: 45 }), ...others] });
    const { changes } = changesOf(quote);
    const left = changes.filter(({ kind }) => kind === 'young_driver');
    expect(names(left).toSorted()).toEqual(['young_driver three', 'young_driver two']);
    for (const { driver_id, difference } of left) {
      const drivers = quote.drivers.filter(({ id }) => id !== driver_id);
      expect(difference).toBe(cost({ ...quote, drivers }) - cost(quote));
    }
    const savings = changes.filter(({ kind, difference }) => kind !== 'young_driver' && difference < 0);
    expect(savings).toHaveLength(8);
  });

  test('list a change twice if it saves in one direction and costs more in the other', () => {
    const { changes } = changesOf(sampleQuote('IL'));
    const uses = changes.filter(({ kind }) => kind === 'use');
    const signs = uses.map(({ values, difference }) => [values['to'], Math.sign(difference)] as const);
    expect(uses).toHaveLength(2);
    expect(Object.fromEntries(signs)).toEqual({ long_commute: 1, pleasure: -1 });
  });

  test('list the same change separately for each driver and each car', () => {
    const second = sampleDriver({ id: 'driver-2', policy_holder: false });
    const vehicles = [carIn('LIABILITY', 'one'), carIn('LIABILITY', 'two')];
    const quote = sampleQuote('IL', { homeowner: true, drivers: [sampleDriver(), second], vehicles });
    const { changes } = changesOf(quote);
    const listed = names(changes.filter(({ difference }) => difference < 0));
    expect(listed.filter((name) => name.startsWith('defensive_driver')).toSorted()).toEqual([
      'defensive_driver driver-1',
      'defensive_driver driver-2',
    ]);
    expect(listed.filter((name) => name.startsWith('use')).toSorted()).toEqual(['use one', 'use two']);
  });

  test('omit changes without an effect: a course for a driver no car is rated on', () => {
    const young = sampleDriver({ id: 'driver-2', policy_holder: false, age: 19 });
    const { changes } = changesOf(sampleQuote('IL', { drivers: [sampleDriver(), young] }));
    expect(names(changes.filter(({ kind }) => kind === 'defensive_driver'))).toEqual([
      'defensive_driver driver-2',
    ]);
    expect(changes.map(({ difference }) => difference)).not.toContain(0);
  });

  test('omit quotes nobody would insure: one without its only licensed driver', () => {
    const unlicensed = sampleDriver({ license_status: 'not_licensed' });
    const young = sampleDriver({ id: 'driver-2', policy_holder: false, age: 19 });
    const both = names(changesOf(sampleQuote('IL', { drivers: [sampleDriver(), young] })).changes);
    expect(both).toContain('young_driver driver-2');
    const one = names(changesOf(sampleQuote('IL', { drivers: [unlicensed, young] })).changes);
    expect(one).toContain('good_student driver-2');
    expect(one).not.toContain('young_driver driver-2');
  });
});

describe('the inputs of a change', () => {
  test.each(['rural', 'core'] as const)('the %s territory if given', (territory) => {
    const quote = sampleQuote('IL');
    const { changes } = changesOf(quote, { territory });
    const owned = changes.find(({ kind }) => kind === 'homeowner')?.difference;
    expect(owned).toBe(cost({ ...quote, homeowner: true }, { territory }) - cost(quote, { territory }));
    expect(owned).not.toBe(cost({ ...quote, homeowner: true }) - cost(quote));
  });

  test("the carrier's own price, named in the result", () => {
    const quote = sampleQuote('IL');
    const answer = changesOf(quote, { carrierId: 'IIC' });
    expect(answer.carrier_id).toBe('IIC');
    const carrierId = 'IIC';
    expect(answer.changes.find(({ kind }) => kind === 'homeowner')?.difference).toBe(
      cost({ ...quote, homeowner: true }, { carrierId }) - cost(quote, { carrierId }),
    );
  });

  test("the state's catalog, unless the chosen product has its own (reading 15)", () => {
    const vehicle = carIn('GOOD');
    const quote = sampleQuote('IL', { vehicles: [vehicle] });
    const catalogue = builtInCatalogue('IL').filter(
      (entry) => entry.type !== (entry.package === 'GOOD' ? 'collision' : 'rental'),
    );
    const own = changesOf(quote, { catalogue });
    expect(own.deductibles.map(({ type }) => type)).toEqual(['comprehensive']);
    expect(changesOf(quote).deductibles.map(({ type }) => type)).toEqual(['comprehensive', 'collision']);

    const coverages = withChosenLimits(packageEntries('IL', 'BETTER', catalogue), []);
    expect(coverages.map(({ type }) => type)).not.toContain('rental');
    const upgrade = own.changes.find(({ values }) => values['to'] === 'BETTER');
    expect(upgrade?.difference).toBe(cost({ ...quote, vehicles: [{ ...vehicle, coverages }] }) - cost(quote));
  });
});

test('the deductibles of each car, with the chosen one', () => {
  const vehicles = [carIn('GOOD', 'one'), carIn('LIABILITY', 'two'), carIn('BETTER', 'three')];
  const { deductibles } = changesOf(sampleQuote('IL', { vehicles }));
  const unchanged = deductibles.map(({ vehicle_id, type, chosen, steps }) => {
    const same = steps.filter(({ difference }) => difference === 0).map(({ amount }) => amount);
    return [vehicle_id, type, chosen, same];
  });
  expect(unchanged).toEqual([
    ['one', 'comprehensive', 100_000, [100_000]],
    ['one', 'collision', 100_000, [100_000]],
    ['three', 'comprehensive', 50_000, [50_000]],
    ['three', 'collision', 50_000, [50_000]],
  ]);
});

describe('the packages of each car [R54, R68]', () => {
  const CARRIERS_OF = ['FCIC', 'IIC', 'USIC'] as const;

  test.each(CARRIERS_OF)('%s: what each other one changes is one shown total minus another', (carrierId) => {
    const quote = sampleQuote('IL', { vehicles: [carIn('GOOD', 'one'), carIn('BETTER', 'two')] });
    const { packages = [] } = changesOf(quote, { carrierId });
    expect(packages.map(({ vehicle_id, package: name }) => `${vehicle_id} ${name}`)).toEqual([
      'one LIABILITY',
      'one BETTER',
      'two LIABILITY',
      'two GOOD',
    ]);
    const now = cost(quote, { carrierId });
    for (const { vehicle_id, package: name, difference } of packages) {
      const vehicles = quote.vehicles.map((car) => (car.id === vehicle_id ? carIn(name, car.id) : car));
      expect(difference).toBe(cost({ ...quote, vehicles }, { carrierId }) - now);
    }
  });

  test('a chosen deductible goes along where the package has it', () => {
    const car = carIn('BETTER');
    const chosen = { ...car, coverages: withDeductible(car.coverages, 'collision', 100_000) };
    const quote = sampleQuote('IL', { vehicles: [chosen] });
    const { packages = [] } = changesOf(quote);
    const good = carIn('GOOD');
    const kept = { ...good, coverages: withDeductible(good.coverages, 'collision', 100_000) };
    expect(packages.find((one) => one.package === 'GOOD')?.difference).toBe(
      cost(sampleQuote('IL', { vehicles: [kept] })) - cost(quote),
    );
  });

  test('a car too old for more than liability has none', () => {
    const old = sampleVehicle('IL', { ...carIn('LIABILITY'), year: 1999 });
    expect(changesOf(sampleQuote('IL', { vehicles: [old] })).packages).toEqual([]);
  });
});
