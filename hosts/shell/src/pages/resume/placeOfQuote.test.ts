import { aDriver, aQuote, aRate, aVehicle } from '@shared/testing';
import { placeOfQuote } from './placeOfQuote';

const about = { homeowner: true, currently_insured: false };
const car = { vehicles: [aVehicle()] };
const driver = { drivers: [aDriver()] };

test.each([
  ['nothing answered', {}, '/quotes/edit'],
  ['the two questions', about, '/vehicles/new'],
  ['a car', { ...about, ...car }, '/drivers/new'],
  ['a car and a driver', { ...about, ...car, ...driver }, '/quotes/quote-1/rates/'],
  ['rated', { status: 'RATED' as const }, '/quotes/quote-1/rates/'],
  ['bought online', { status: 'APPLYING' as const, selected_rate: aRate() }, '/bol/quotes/quote-1/rates'],
])('a resumed quote with %s continues at its furthest step', (_, changes, path) => {
  expect(placeOfQuote(aQuote(changes))).toBe(path);
});
