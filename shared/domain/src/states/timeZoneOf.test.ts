import { dateIn } from '../dates';
import { timeZoneOf } from '.';

describe('a place’s time zone is its county’s (reading 41)', () => {
  test.each([
    ['TX', 'El Paso', 'America/Denver'],
    ['TX', 'Hudspeth', 'America/Denver'],
    ['TX', 'Dallas', 'America/Chicago'],
    ['IN', 'Lake', 'America/Chicago'],
    ['IN', 'Vanderburgh', 'America/Chicago'],
    ['IN', 'Marion', 'America/Indiana/Indianapolis'],
    ['KS', 'Sherman', 'America/Denver'],
    ['KS', 'Johnson', 'America/Chicago'],
    ['OH', 'Lake', 'America/New_York'],
  ] as const)('%s, %s: %s [R41]', (state, county, zone) => {
    expect(timeZoneOf({ state, county })).toBe(zone);
  });

  test('half past midnight in Dallas is still the day before in El Paso [R41]', () => {
    const instant = new Date('2026-12-01T06:30:00Z');
    expect(dateIn(timeZoneOf({ state: 'TX', county: 'Dallas' }), instant)).toBe('2026-12-01');
    expect(dateIn(timeZoneOf({ state: 'TX', county: 'El Paso' }), instant)).toBe('2026-11-30');
  });
});
