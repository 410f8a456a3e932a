import { packageEntries, type KeptDeductibles, type PackageName, type VehicleCoverage } from '..';
import { findCoverage } from './canonicalCoverage';
import { withDeductible } from './chosenLimits';
import { keepDeductibles, withKeptDeductibles } from './keptDeductibles';
import { replacedDeductibles } from './replacedDeductibles';

/** A car in Illinois through changes of package; `choose` sets a collision deductible in dollars. */
function aCar() {
  let kept: KeptDeductibles = {};
  let name: PackageName = 'GOOD';
  let coverages: VehicleCoverage[] = withKeptDeductibles(packageEntries('IL', name), kept);
  return {
    to(next: PackageName) {
      kept = keepDeductibles(kept, coverages, packageEntries('IL', name));
      name = next;
      coverages = withKeptDeductibles(packageEntries('IL', name), kept);
    },
    choose(dollars: number) {
      coverages = withDeductible(coverages, 'collision', dollars * 100);
    },
    deductible: () => (findCoverage(coverages, 'collision')?.limits[0]?.amount ?? 0) / 100,
    replaced: () => replacedDeductibles(kept, coverages),
  };
}

describe('a chosen deductible through changes of package (reading 68)', () => {
  test('stays where the package has it, and comes back after one without it [R68]', () => {
    const car = aCar();
    car.choose(500);
    car.to('LIABILITY');
    expect([car.deductible(), car.replaced()]).toEqual([0, []]);
    car.to('GOOD');
    expect(car.deductible()).toBe(500);
  });

  test('where the package has not the amount, its own applies and the screen can say so; returning restores it [R68-2, R68-3]', () => {
    const car = aCar();
    car.to('BETTER');
    expect(car.deductible()).toBe(500);
    car.choose(5_000);
    car.to('GOOD');
    expect(car.replaced()).toEqual([{ type: 'collision', kept: 500_000, applies: 100_000 }]);
    car.to('BETTER');
    expect([car.deductible(), car.replaced()]).toEqual([5_000, []]);
  });

  test('nothing is kept of a package’s own deductible', () => {
    const car = aCar();
    car.to('BETTER');
    car.to('GOOD');
    expect(car.deductible()).toBe(1_000);
  });

  test('the last choice counts', () => {
    const car = aCar();
    car.choose(500);
    car.to('BETTER');
    car.choose(1_000);
    car.to('GOOD');
    expect(car.deductible()).toBe(1_000);
    car.to('BETTER');
    expect(car.deductible()).toBe(1_000);
  });
});
