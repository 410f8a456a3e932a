import { sampleDriver, sampleQuote, sampleVehicle } from '../samples/sampleQuote';
import { ofDriver, ofQuote, ofVehicle } from './variation';

const [first, second] = [sampleVehicle('IL'), sampleVehicle('IL', { id: 'vehicle-2', year: 2020 })];
const [holder, other] = [sampleDriver(), sampleDriver({ id: 'driver-2', policy_holder: false })];
const quote = sampleQuote('IL', { vehicles: [first, second], drivers: [holder, other] });
const copy = structuredClone(quote);

afterEach(() => expect(quote).toStrictEqual(copy));

test('a change of the quote names no car or driver', () => {
  const label = { kind: 'homeowner', values: { to: 'yes' } } as const;
  expect(ofQuote(quote, label, { homeowner: true })).toStrictEqual({
    kind: 'homeowner',
    values: { to: 'yes' },
    vehicle_id: null,
    driver_id: null,
    quote: { ...copy, homeowner: true },
  });
});

test.each([
  ['the first car', first, [{ ...first, use_code: 'pleasure' }, second]],
  ['the second car', second, [first, { ...second, use_code: 'pleasure' }]],
])('a change of %s keeps the other car and the drivers', (_name, vehicle, vehicles) => {
  const label = { kind: 'use', values: { from: 'commute', to: 'pleasure' } } as const;
  expect(ofVehicle(quote, label, vehicle, { use_code: 'pleasure' })).toStrictEqual({
    kind: 'use',
    values: { from: 'commute', to: 'pleasure' },
    vehicle_id: vehicle.id,
    driver_id: null,
    quote: { ...copy, vehicles },
  });
});

test.each([
  ['the first driver', holder, [{ ...holder, good_student: true }, other]],
  ['the second driver', other, [holder, { ...other, good_student: true }]],
])('a change of %s keeps the other driver and the cars', (_name, driver, drivers) => {
  const label = { kind: 'good_student', values: {} } as const;
  expect(ofDriver(quote, label, driver, { good_student: true })).toStrictEqual({
    kind: 'good_student',
    values: {},
    vehicle_id: null,
    driver_id: driver.id,
    quote: { ...copy, drivers },
  });
});

test.each([
  ['the first driver', holder, [other]],
  ['the second driver', other, [holder]],
])('without %s the other driver stays', (_name, driver, drivers) => {
  const label = { kind: 'young_driver', values: { age: 19 } } as const;
  expect(ofDriver(quote, label, driver, null)).toStrictEqual({
    kind: 'young_driver',
    values: { age: 19 },
    vehicle_id: null,
    driver_id: driver.id,
    quote: { ...copy, drivers },
  });
});
