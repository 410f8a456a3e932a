import { isWholeVin } from '../..';
import { errorsOf } from '../../schemas';
import { sampleVehicle } from '../../testing/samples';
import {
  knownVinPart,
  missingVehicleAnswers,
  otherCarsOf,
  purchaseVehicleFrom,
  purchaseVehicleSchema,
  vinDisagreements,
  type PurchaseVehicleInput,
} from '..';

const lienholder = {
  name: 'First Bank',
  address: { line1: '1 Main St', line2: null, city: 'Austin', state: 'TX', zip_code: '78701' },
};
const whole: PurchaseVehicleInput = {
  vin: '1HGCM82633A004352',
  use_code: 'commute',
  tnc: false,
  individual_delivery: false,
  current_mileage: 42_000,
  estimated_annual_distance: 12_000,
  lienholder: null,
};
const judge = (change: object) => errorsOf(purchaseVehicleSchema, { ...whole, ...change });

describe('a purchase vehicle (section 5) [5-15]', () => {
  test.each([
    ['unchanged', {}],
    ['with a lienholder', { lienholder }],
    ['at both maximums', { current_mileage: 1_000_000, estimated_annual_distance: 100_000 }],
    ['a check digit X', { vin: '1M8GDM9AXKP042788' }],
  ])('%s is complete', (_name, change) => {
    expect(judge(change)).toEqual([]);
  });

  test.each([
    ['16 characters', { vin: '1HGCM82633A00435' }, 'vin', 'vin_length'],
    ['no VIN', { vin: '' }, 'vin', 'vin_length'],
    ['a pattern', { vin: '1HGCM826*3A004352' }, 'vin', 'vin_length'],
    ['a wrong check digit', { vin: '1HGCM82643A004352' }, 'vin', 'vin_check_digit'],
    ['an O', { vin: '1HGCM82633AO04352' }, 'vin', 'vin_invalid'],
    ['no use', { use_code: undefined }, 'use_code', 'use_missing'],
    ['no mileage', { current_mileage: undefined }, 'current_mileage', 'mileage_invalid'],
    ['no miles driven', { current_mileage: 0 }, 'current_mileage', 'mileage_invalid'],
    ['no distance', { estimated_annual_distance: 0 }, 'estimated_annual_distance', 'distance_invalid'],
    ['the lienholder unanswered', { lienholder: undefined }, 'lienholder', 'lienholder_answer_required'],
  ])('rejects %s', (_name, change, path, code) => {
    expect(judge(change)).toEqual([{ path, key: `validation:${code}` }]);
  });

  test.each([
    { id: '9-78', path: 'current_mileage', most: 1_000_000, code: 'mileage_invalid' },
    { id: '9-79', path: 'estimated_annual_distance', most: 100_000, code: 'distance_invalid' },
  ])('$path is at most $most [$id]', ({ path, most, code }) => {
    expect(judge({ [path]: most })).toEqual([]);
    expect(judge({ [path]: most + 1 })).toEqual([{ path, key: `validation:${code}` }]);
  });

  test.each(['line1', 'city', 'state', 'zip_code'])('rejects a lienholder without %s', (field) => {
    const address = { ...lienholder.address, [field]: undefined };
    expect(judge({ lienholder: { ...lienholder, address } })).toEqual([
      { path: `lienholder.address.${field}`, key: 'validation:lienholder_required' },
    ]);
  });

  test('rejects a lienholder without a name', () => {
    expect(judge({ lienholder: { ...lienholder, name: ' ' } })).toEqual([
      { path: 'lienholder.name', key: 'validation:lienholder_required' },
    ]);
  });
});

describe('prefilling from the quote’s vehicle (readings 26 and 33) [5-15, R26]', () => {
  test('clears a pattern and a VIN shorter than 17', () => {
    expect(purchaseVehicleFrom(sampleVehicle()).vin).toBe('1HGCM82633A004352');
    expect(purchaseVehicleFrom(sampleVehicle({ vin: '1HGCM826*3A' })).vin).toBe('');
    expect(purchaseVehicleFrom(sampleVehicle({ vin: '1HGCM826*3A004352' })).vin).toBe('');
    expect(purchaseVehicleFrom(sampleVehicle({ vin: null })).vin).toBe('');
  });

  test('the lienholder stays unanswered until the form was saved once', () => {
    expect(purchaseVehicleFrom(sampleVehicle({ current_mileage: null })).lienholder).toBeUndefined();
    expect(purchaseVehicleFrom(sampleVehicle()).lienholder).toBeNull();
    expect(purchaseVehicleFrom(sampleVehicle({ lienholder })).lienholder).toEqual(lienholder);
  });
});

test.each([
  ['4T1B11HK*KU', '4T1B11HK?KU'],
  ['***FC2E2*G', '???FC2E2?G'],
  ['***F*****G', null],
  ['1HGCM82633A004352', null],
  ['', null],
  [null, null],
])('the VIN %s shows its known part %s (reading 33) [R33-5]', (vin, known) => {
  expect(knownVinPart(vin)).toBe(known);
});

test('a car from the quote still needs the answers only the purchase asks [5-15]', () => {
  const asked = sampleVehicle({ vin: '4T1B11HK*KU', current_mileage: null, estimated_annual_distance: null });
  expect(missingVehicleAnswers(asked)).toEqual(['vin', 'current_mileage', 'estimated_annual_distance']);
  expect(missingVehicleAnswers(whole)).toEqual([]);
});

test('compares a decoded VIN with the chosen car', () => {
  const chosen = { year: 2022, manufacturer: 'Honda', model: 'Accord' };
  expect(vinDisagreements(chosen, { year: 2022, manufacturer: 'HONDA', model: 'Accord ' })).toEqual([]);
  expect(vinDisagreements(chosen, { year: 2021, manufacturer: 'Honda', model: 'Civic' })).toEqual([
    'year',
    'model',
  ]);
  const accord = { year: 2022, manufacturer: 'Honda', model: 'Accord', trim: 'EX' };
  const civic = { ...accord, model: 'Civic' };
  expect(otherCarsOf(chosen, [civic, accord])).toEqual([]);
  expect(otherCarsOf(chosen, [civic])).toEqual([civic]);
  expect(otherCarsOf(chosen, [])).toEqual([]);
  expect([isWholeVin(null), isWholeVin('1HGCM82633A004352')]).toEqual([false, true]);
});
