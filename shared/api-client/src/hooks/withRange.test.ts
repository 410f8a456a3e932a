import { type RangeSoFar, withRange } from './withRange';

const at = (cars: number, drivers: number, high = 2000): RangeSoFar => ({
  step: 'drivers',
  cars,
  drivers,
  low: 1000,
  high,
});

test('a range is added after the earlier ones', () => {
  expect(withRange([at(1, 0)], at(1, 1, 1500))).toEqual([at(1, 0), at(1, 1, 1500)]);
});

test('an edited car or driver replaces the range of its moment', () => {
  expect(withRange([at(1, 0), at(1, 1)], at(1, 1, 1500))).toEqual([at(1, 0), at(1, 1, 1500)]);
});

test('the same answers at another step are another moment', () => {
  const review: RangeSoFar = { ...at(1, 1, 1100), step: 'review' };
  expect(withRange([at(1, 1)], review)).toEqual([at(1, 1), review]);
});

test('returning to an earlier step drops the ranges of later steps', () => {
  const car: RangeSoFar = { ...at(1, 0, 1900), step: 'vehicles' };
  const review: RangeSoFar = { ...at(1, 1, 1100), step: 'review' };
  const soFar = [car, at(1, 0), at(1, 1, 1700), review];
  expect(withRange(soFar, at(1, 1, 1700))).toEqual([car, at(1, 0), at(1, 1, 1700)]);
  expect(withRange(soFar, car)).toEqual([car]);
});

test('the review has one range, also after a car was added there', () => {
  const review = (cars: number, high: number): RangeSoFar => ({ ...at(cars, 1, high), step: 'review' });
  expect(withRange([at(1, 1), review(1, 1100)], review(2, 1200))).toEqual([at(1, 1), review(2, 1200)]);
});

test('removing a driver removes the range that had them', () => {
  expect(withRange([at(1, 0), at(1, 1, 1700), at(1, 2)], at(1, 1, 1500))).toEqual([at(1, 0), at(1, 1, 1500)]);
});

test('a range that says the same as the last is left out', () => {
  expect(withRange([at(1, 0)], { ...at(1, 0), step: 'review' })).toEqual([at(1, 0)]);
});
