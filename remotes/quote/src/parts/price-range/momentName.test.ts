import { aDriver, aVehicle } from '@shared/testing';
import { isAllAnswered, momentName } from './PriceRangePanel';

test.each([
  ['nothing is open', 1, true, 'moment.review'],
  ['an answer of a driver is open', 1, false, 'Dana Rivera'],
  ['no driver is entered', 0, false, '2019 Toyota Camry'],
])('at review, if %s, with %i drivers', (_what, drivers, allAnswered, name) => {
  const quote = {
    vehicles: [aVehicle()],
    drivers: [aDriver({ first_name: 'Dana', last_name: 'Rivera' })].slice(0, drivers),
  };
  const moment = { step: 'review', cars: 1, drivers, low: 1, high: 2 } as const;
  expect(momentName(moment, quote, ((key: string) => key) as never, allAnswered)).toBe(name);
});

test.each([
  ['credit_score', 'driver-1', 'excellent', 'fair', false],
  ['license_status', null, 'active', 'active', false],
  ['homeowner', null, 'yes', 'no', false],
  ['pay_in_full', null, 'yes', 'no', true],
  ['annual_distance', null, 12_000, 12_000, true],
] as const)('with %s of %s assumed', (kind, driver_id, low, high, isAll) =>
  expect(isAllAnswered([{ kind, driver_id, low, high }])).toBe(isAll),
);
