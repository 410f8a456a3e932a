import { DEFAULT_PACKAGE } from '../constants';
import { PACKAGE_NAMES } from '../entities';
import {
  afterVehicleCreated,
  chooseUse,
  EMPTY_PICK,
  isCheckDigitValid,
  isLiabilityOnlyAge,
  overallStrength,
  packageForChoice,
  packageForNewVehicle,
  pickVehicle,
  strengthOf,
  tickUse,
  vehicleAge,
  yearOptions,
} from '.';

describe('a new vehicle by its age (sections 4 and 9)', () => {
  test.each([
    [-1, 'vehicles', 'GOOD'],
    [6, 'vehicles', 'GOOD'],
    [7, 'edit-coverages', 'GOOD'],
    [20, 'edit-coverages', 'GOOD'],
    [21, 'vehicles', 'LIABILITY'],
    [30, 'vehicles', 'LIABILITY'],
    [31, 'age-modal', 'LIABILITY'],
  ] as const)(
    'aged %d leads to %s with %s [4-20, 4-22, 4-23, 4-24, 4-25, 9-8, 9-9, 9-10]',
    (age, leads, name) => {
      expect(afterVehicleCreated(age)).toBe(leads);
      expect(packageForNewVehicle(age)).toBe(name);
      expect(isLiabilityOnlyAge(age)).toBe(name === 'LIABILITY');
    },
  );

  test('there are three packages, and GOOD is the default [9-11]', () => {
    expect(PACKAGE_NAMES).toEqual(['LIABILITY', 'GOOD', 'BETTER']);
    expect(DEFAULT_PACKAGE).toBe('GOOD');
    expect(packageForNewVehicle(3)).toBe('GOOD');
  });

  test('age is the year minus the model year [4-21]', () => {
    expect(vehicleAge(2027, '2026-11-21')).toBe(-1);
    expect(vehicleAge(1995, '2026-01-01')).toBe(31);
  });

  test('liability only: yes is LIABILITY, no is GOOD (section 4, Coverage choice) [4-29]', () => {
    expect([packageForChoice(true), packageForChoice(false)]).toEqual(['LIABILITY', 'GOOD']);
  });
});

describe('model years on offer (section 5)', () => {
  test.each([
    ['2026-07-31', 30, 2026, 1997],
    ['2026-08-01', 31, 2027, 1997],
    ['2026-01-01', 30, 2026, 1997],
    ['2026-12-31', 31, 2027, 1997],
  ])('on %s: %d years from %d to %d [5-11, R19]', (today, count, newest, oldest) => {
    const years = yearOptions(today);
    expect([years.length, years[0], years.at(-1)]).toEqual([count, newest, oldest]);
  });
});

describe('use, ridesharing, delivery (section 4, Use code)', () => {
  const riding = { use_code: 'business', tnc: true, individual_delivery: false } as const;
  const nothing = { use_code: null, tnc: false, individual_delivery: false };

  test('any use but business clears both [4-30]', () => {
    expect(chooseUse(riding, 'farm')).toEqual({ ...nothing, use_code: 'farm' });
    expect(chooseUse(riding, 'business')).toEqual(riding);
  });

  test('checking one forces business, and unchecking both clears the use [4-31, 4-32]', () => {
    const both = tickUse(riding, 'individual_delivery', true);
    expect(both).toEqual({ ...riding, individual_delivery: true });
    expect(tickUse({ ...nothing, use_code: 'pleasure' }, 'tnc', true).use_code).toBe('business');
    expect(tickUse(both, 'tnc', false).use_code).toBe('business');
    expect(tickUse(riding, 'tnc', false)).toEqual(nothing);
  });
});

describe('in the cascade each choice clears the later ones (section 4)', () => {
  const whole = {
    year: 2020,
    manufacturer: 'Honda',
    logo_url: '/h.svg',
    model: 'Accord',
    trim: 'EX',
    vin: '1HGCV1F3*LA',
    body_class: 'Sedan',
  };

  test.each([
    [{ year: 2021 }, { ...EMPTY_PICK, year: 2021 }],
    [
      { manufacturer: 'Ford', logo_url: '/f.svg' },
      { ...EMPTY_PICK, year: 2020, manufacturer: 'Ford', logo_url: '/f.svg' },
    ],
    [{ model: 'Civic' }, { ...whole, model: 'Civic', trim: null, vin: null, body_class: null }],
    [
      { trim: 'LX', vin: '1HGCV1F1*LA', body_class: 'Coupe' },
      { ...whole, trim: 'LX', vin: '1HGCV1F1*LA', body_class: 'Coupe' },
    ],
  ])('%j [4-34, 4-35]', (choice, expected) => {
    expect(pickVehicle(whole, choice)).toEqual(expected);
  });
});

describe('VIN check digit', () => {
  test.each([
    ['1HGCM82633A004352', true],
    ['1M8GDM9AXKP042788', true],
    ['11111111111111111', true],
    ['5YJ3E1EA7KF317000', false],
    ['1FTFW1ET5DFC10312', false],
    ['1HGCM82633A004353', false],
    ['1hgcm82633a004352', false],
    ['1HGCM82633A00435', false],
    ['IHGCM82633A004352', false],
    ['', false],
  ])('%s is %s', (vin, valid) => {
    expect(isCheckDigitValid(vin)).toBe(valid);
  });

  test('a changed digit never passes', () => {
    for (let at = 0; at < 17; at += 1) {
      const vin = '1HGCM82633A004352';
      const changed = `${vin.slice(0, at)}${vin.charAt(at) === '5' ? '7' : '5'}${vin.slice(at + 1)}`;
      // Only the check digit itself has weight zero, and 5 differs from each character here.
      expect(isCheckDigitValid(changed)).toBe(changed === vin);
    }
  });
});

describe('coverage strength (section 9)', () => {
  test('levels [9-38]', () => {
    const names = ['LIABILITY', 'BASIC', 'GOOD', 'BETTER', 'BEST'] as const;
    expect(names.map(strengthOf)).toEqual([1, 1, 2, 3, 4]);
  });

  test.each([
    [[], 0],
    [['LIABILITY'], 1],
    [['LIABILITY', 'GOOD'], 2],
    [['GOOD', 'BETTER'], 3],
    [['LIABILITY', 'LIABILITY', 'GOOD'], 2],
  ] as const)('%j is %d [9-39]', (names, strength) => {
    expect(overallStrength(names.map((coverage_package_name) => ({ coverage_package_name })))).toBe(strength);
  });
});
