import { STATE_CODES } from '../entities';
import { isStateCode, STATE_RULES, timeZoneOf } from '.';

const CENTRAL = 'America/Chicago';
const EASTERN = 'America/New_York';
const INDIANA = 'America/Indiana/Indianapolis';

describe('state rules (section 9, readings 1, 13, 22, rating minimums)', () => {
  // system, homeowner, insured, multi-car, SR-22, defensive, BI per person, per accident, PD, zone
  test.each([
    ['IL', 'PTS', 10, 5, 15, true, true, 25, 50, 20, CENTRAL],
    ['IN', 'PTS', 10, 5, 15, true, false, 25, 50, 25, INDIANA],
    ['MO', 'GW', 5, 5, 20, true, true, 25, 50, 25, CENTRAL],
    ['KS', 'PTS', 5, 5, 20, true, true, 25, 50, 25, CENTRAL],
    ['IA', 'PTS', 7, 5, 20, true, true, 20, 40, 15, CENTRAL],
    ['AR', 'PTS', 10, 5, 15, true, true, 25, 50, 25, CENTRAL],
    ['TX', 'GW', 5, 5, 20, true, true, 30, 60, 25, CENTRAL],
    ['WI', 'GW', 5, 5, 20, true, true, 25, 50, 10, CENTRAL],
    ['OH', 'GW', 5, 5, 20, true, true, 25, 50, 25, EASTERN],
    ['PA', 'GW', 10, 5, 15, false, true, 15, 30, 5, EASTERN],
    ['OK', 'GW', 10, 5, 15, false, true, 25, 50, 25, CENTRAL],
  ] as const)(
    '%s [5-22, 5-24, 5-25, 5-34, 9-16, R1]',
    (code, system, homeowner, insured, multi, sr22, defensive, person, accident, pd, zone) => {
      const rules = STATE_RULES[code];
      expect(rules).toMatchObject({
        code,
        system,
        discounts: { homeowner, currently_insured: insured, multi_car: multi },
        sr22Offered: sr22,
        defensiveDriverOffered: defensive,
        minimumLimits: {
          bodily_injury: [person * 100_000, accident * 100_000],
          property_damage: pd * 100_000,
        },
        freeTextOccupation: system === 'PTS',
        sr22StateRequired: system === 'PTS',
        tortAsked: code === 'PA',
        genderRates: code !== 'PA',
        onlySr22Offered: code === 'MO',
        terms: code === 'PA' ? [6, 12] : [6],
      });
      expect(timeZoneOf({ state: code, county: '' })).toBe(zone);
      expect(rules.relationships.includes('dependent')).toBe(system === 'PTS');
    },
  );

  test('every state is stored under its own code', () => {
    expect(STATE_CODES.map((code) => STATE_RULES[code].code)).toEqual([...STATE_CODES]);
  });

  test.each([
    ['IL', true],
    ['il', false],
    ['NY', false],
    ['__proto__', false],
    ['constructor', false],
  ])('isStateCode(%s) is %s', (code, expected) => {
    expect(isStateCode(code)).toBe(expected);
  });
});
