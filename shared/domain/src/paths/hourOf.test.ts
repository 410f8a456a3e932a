import { hourOf } from './hourOf';
import { ROUTE_PATTERNS } from './routes';

test.each([
  ['/', 'dawn'],
  ['/quotes/new', 'dawn'],
  ['/vehicles/v1/edit', 'morning'],
  ['/drivers/new', 'noon'],
  ['/rates/drivers/d1/edit', 'noon'],
  ['/quotes/q1/rates/', 'noon'],
  ['/bol/policy-details', 'dusk'],
  ['/bol/quotes/q1/issued', 'dusk'],
  ['/nowhere', 'noon'],
])('at %s it is %s', (path, hour) => expect(hourOf(path)).toBe(hour));

test('a route’s pattern has the hour of its paths', () => {
  expect(hourOf(ROUTE_PATTERNS.editVehicle)).toBe('morning');
  expect(hourOf(ROUTE_PATTERNS.issued)).toBe('dusk');
});
