import * as fc from 'fast-check';
import { assignDrivers, type VehiclePrices } from './assignDrivers';

function totalOf(vehicles: readonly VehiclePrices[], drivers: readonly (number | null)[]): number {
  return vehicles.reduce((total, vehicle, index) => {
    const driver = drivers[index] ?? null;
    return total + (driver === null ? vehicle.withoutDriver : (vehicle.byDriver[driver] ?? NaN));
  }, 0);
}

/** Every way to give each vehicle a different driver, or none if there are more vehicles than drivers. */
function everyWay(vehicles: number, free: readonly number[], spare: number): (number | null)[][] {
  if (vehicles === 0) return [[]];
  const withDriver = free.flatMap((driver) =>
    everyWay(
      vehicles - 1,
      free.filter((other) => other !== driver),
      spare,
    ).map((rest) => [driver, ...rest]),
  );
  if (spare === 0) return withDriver;
  return [...withDriver, ...everyWay(vehicles - 1, free, spare - 1).map((rest) => [null, ...rest])];
}

const price = fc.nat({ max: 1000 });
const prices = fc
  .record({ vehicles: fc.integer({ min: 1, max: 4 }), drivers: fc.integer({ min: 1, max: 4 }) })
  .chain(({ vehicles, drivers }) =>
    fc.array(
      fc.record({
        byDriver: fc.array(price, { minLength: drivers, maxLength: drivers }),
        withoutDriver: price,
      }),
      { minLength: vehicles, maxLength: vehicles },
    ),
  );

test('the total is the highest of all assignments, and every driver has at most one car', () => {
  fc.assert(
    fc.property(prices, (vehicles) => {
      const drivers = vehicles[0]?.byDriver.length ?? 0;
      const answer = assignDrivers(vehicles, drivers);
      const spare = Math.max(0, vehicles.length - drivers);
      const ways = everyWay(vehicles.length, [...Array(drivers).keys()], spare);
      expect(totalOf(vehicles, answer)).toBe(Math.max(...ways.map((way) => totalOf(vehicles, way))));
      const assigned = answer.filter((driver) => driver !== null);
      expect(new Set(assigned).size).toBe(assigned.length);
      expect(assigned.length).toBe(Math.min(vehicles.length, drivers));
    }),
  );
});

test('among equal totals the first in the order of vehicles and drivers wins', () => {
  const same = { byDriver: [7, 7, 7], withoutDriver: 0 };
  expect(assignDrivers([same, same, same], 3)).toEqual([0, 1, 2]);
});

test('the car in excess of drivers is the one whose price rises least without a driver', () => {
  const vehicles = [
    { byDriver: [5], withoutDriver: 4 },
    { byDriver: [9], withoutDriver: 4 },
  ];
  expect(assignDrivers(vehicles, 1)).toEqual([null, 0]);
  expect(assignDrivers(vehicles.toReversed(), 1)).toEqual([0, null]);
  expect(assignDrivers([{ byDriver: [], withoutDriver: 0 }], 0)).toEqual([null]);
  expect(assignDrivers([{ byDriver: [3, 7], withoutDriver: 9 }], 2)).toEqual([1]);
});

test('six cars and six drivers need at most 720 assignments', () => {
  const vehicles = [0, 1, 2, 3, 4, 5].map((car) => ({
    byDriver: [0, 1, 2, 3, 4, 5].map((driver) => (car === 5 - driver ? 10 : 1)),
    withoutDriver: 0,
  }));
  expect(assignDrivers(vehicles, 6)).toEqual([5, 4, 3, 2, 1, 0]);
});
