import { isCheckDigitValid } from '@shared/domain';
import { openCatalogue } from '../catalogue/catalogue';
import { decodeVin } from './decodeVin';
import { modelYears, yearCode } from './modelYear';
import { intersectKeys, keyMatches, keyText, parseKey, vinDescriptor } from './patternKey';
import { openVinTable } from './vinTable';

const table = openVinTable();
const TODAY = '2026-11-28';
const decode = (vin: string, today = TODAY) =>
  decodeVin(table, vin, today).cars.map(({ year, make, model, trim }) => `${year} ${make} ${model} ${trim}`);

describe('decodeVin [R33-3]', () => {
  test.each([
    ['1HGCM82633A004352', ['2003 Honda Accord EX-V6']],
    [' 1hgcm82633a004352 ', ['2003 Honda Accord EX-V6']],
    ['1G4AW69N2DH524774', ['1983 Buick Electra Park Ave']],
    ['2T1BURHE0JC014702', ['L', 'LE', 'SE', 'XLE', 'XSE'].map((trim) => `2018 Toyota Corolla ${trim}`)],
    ['5YJ3E1EA7KF317000', []],
    ['1FTFW1ET5DFC10312', []],
    ['', []],
    ['11111111111111111', []],
  ])('%s is %j', (vin, expected) => {
    expect(decode(vin)).toEqual(expected);
  });

  test('decodes the body class that a rating symbol needs', () => {
    expect(decodeVin(table, '1HGCM82633A004352', TODAY).cars[0]?.bodyClass).toBe('Coupe');
  });
});

test.each([
  ['a Harley-Davidson', '1HD1KB4117Y000001', 'motorcycle'],
  ['a dump trailer', '1GRAA0629FB700001', 'trailer'],
  ['a coach', '1M8GDM9AXKP042788', 'bus'],
  ['a chassis cab', '1FDUF5HT2CEB12345', 'incomplete'],
  ['a fire engine', '4P1CD01H04A003333', 'special'],
  ['a truck tractor', '1FUJGLDR6CSBM1234', 'heavy'],
  ['a pickup over 10,000 lb', '1FT8W3BT8NEC00001', 'heavy'],
])('%s (%s) is not covered: %s [R65-3]', (_name, vin, kind) => {
  expect(decodeVin(table, vin, TODAY)).toEqual({ cars: [], notCovered: kind });
});

test('a car or light truck has the year that position seven says; no year is after next year [R65-2]', () => {
  expect(decode('1FT7W2BT0NEC00001')).toEqual(['2022 Ford F-250 Base']);
  expect(decode('1GTG6CEN1L1234567')).toEqual(['2020 GMC Canyon SLE']);
  expect(decode('1GTG6CEN1L1234567', '2018-12-31')).toEqual([]);
  expect(decode('1GTG6CEN1L1234567', '2019-01-01')).toEqual(['2020 GMC Canyon SLE']);
});

/** A VIN of this pattern with its correct check digit. */
const vinOf = (pattern: string) =>
  Array.from('0123456789X', (digit) => `${pattern.slice(0, 8)}${digit}${pattern.slice(9)}A000001`).find(
    isCheckDigitValid,
  );

describe('catalogue and VIN table agree', () => {
  const whole = openCatalogue()
    .all()
    .flatMap(({ year, make, name, trims }) =>
      trims().map(({ vin }) => ({ year, make, name, vin: vin ?? '*' })),
    )
    .filter(({ vin }) => !vin.slice(0, 8).includes('*'));

  // A few (Porsche) distinguish their models by later characters, which a ten-character pattern lacks.
  test('at least 99 of 100 VINs generated from complete patterns decode to their make, model and year', () => {
    expect(whole.length).toBeGreaterThan(1000);
    const tried = whole.filter((_car, at) => at % 10 === 0);
    const wrong = tried.filter(({ year, make, name, vin }) => {
      const [car] = decodeVin(table, vinOf(vin) ?? '', TODAY).cars;
      return car?.year !== year || car.make !== make || car.model !== name;
    });
    expect(wrong.length / tried.length).toBeLessThan(0.01);
  });
});

test.each([
  ['1HGCM82633A004352', [2003, 2033]],
  ['1HGCM826330004352', [2003, 2033]],
  ['5YJ3E1EA7KF317000', [1989, 2019]],
  ['1HGCM8263ZA004352', []],
  ['short', []],
])('%s may be of %j (49 CFR 565.15)', (vin, years) => {
  expect(modelYears(vin)).toEqual(years);
});

test.each([
  [1981, 'B'],
  [2000, 'Y'],
  [2001, '1'],
  [2010, 'A'],
  [2027, 'V'],
])('%i is coded as %s', (year, code) => {
  expect(yearCode(year)).toBe(code);
});

describe('patterns', () => {
  test.each([
    ['CM826', 'CM826', true],
    ['CM82[67]', 'CM826', true],
    ['CM82[A-D7]', 'CM82C', true],
    ['CM82[A-D7]', 'CM82E', false],
    ['*M', 'CM826', true],
    ['*X', 'CM826', false],
    ['[WX]*1E|*[8M]', 'W21E4', true],
  ])('%s against %s', (pattern, head, expected) => {
    expect(keyMatches(parseKey(pattern), vinDescriptor(`1HG${head}038004352`))).toBe(expected);
  });

  test('the intersection of two patterns, or null', () => {
    expect(keyText(intersectKeys(parseKey('*[FWX]1[CE]'), parseKey('*F1')) ?? [])).toBe('*F1**');
    expect(intersectKeys(parseKey('*[FWX]1[CE]'), parseKey('*[WX]1R'))).toBeNull();
  });
});
