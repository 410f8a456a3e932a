import {
  addDays,
  addMonths,
  addYears,
  ageOn,
  dateIn,
  daysBetween,
  estimatedBirthday,
  isIsoDate,
  isStartAllowed,
  licenseIssuedFrom,
  startWindow,
  termFrom,
} from '.';

describe('ISO dates', () => {
  test.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['1900-02-29', false],
    ['2023-13-01', false],
    ['2023-00-10', false],
    ['2023-04-31', false],
    ['0000-01-01', false],
    ['2023-1-1', false],
    ['2023-01-01T00:00:00Z', false],
    ['2023-01-01\n', false],
    [20230101, false],
    [null, false],
  ])('%p is a calendar day: %s', (value, expected) => {
    expect(isIsoDate(value)).toBe(expected);
  });

  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-11-01', -1, '2026-10-31'],
  ])('%s and %d days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
    expect(daysBetween(date, expected)).toBe(days);
  });

  test.each([
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-11-21', 6, '2027-05-21'],
    ['2026-12-31', 12, '2027-12-31'],
    ['2026-01-31', -1, '2025-12-31'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s and %d months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  test.each(['2026-02-30', '', 'today'])('rejects %p', (date) => {
    expect(() => addDays(date, 1)).toThrow(RangeError);
  });
});

describe('ages', () => {
  test.each([
    ['2000-11-21', '2026-11-21', 26],
    ['2000-11-22', '2026-11-21', 25],
    ['2004-02-29', '2026-02-28', 21],
    ['2004-02-29', '2026-03-01', 22],
    ['2027-01-01', '2026-11-21', -1],
  ])('born %s is on %s %d', (birthday, today, age) => {
    expect(ageOn(birthday, today)).toBe(age);
  });

  test('an estimated birthday gives back the age, on a leap day too (reading 14) [R14]', () => {
    for (const today of ['2026-11-21', '2028-02-29', '2027-02-28']) {
      for (let age = 16; age <= 80; age += 1) expect(ageOn(estimatedBirthday(age, today), today)).toBe(age);
    }
  });

  test('a license is assumed to be issued at 16 (section 7)', () => {
    expect(licenseIssuedFrom('2000-05-06')).toBe('2016-05-06');
    expect(addYears('2004-02-29', 16)).toBe('2020-02-29');
  });
});

describe('policy dates (reading 25)', () => {
  test('a policy may start from tomorrow to 30 days ahead [9-15, R25]', () => {
    expect(startWindow('2026-11-21')).toEqual({ earliest: '2026-11-22', latest: '2026-12-21' });
  });

  test.each([
    ['2026-11-21', false],
    ['2026-11-22', true],
    ['2026-12-21', true],
    ['2026-12-22', false],
  ])('a start on %s is allowed: %s [5-29, 9-15]', (date, allowed) => {
    expect(isStartAllowed(date, '2026-11-21')).toBe(allowed);
  });

  test.each([
    ['2026-12-01', 6, '2027-06-01'],
    ['2026-12-01', 12, '2027-12-01'],
    ['2026-08-31', 6, '2027-02-28'],
  ] as const)('a term from %s for %i months ends on %s [2.12-15]', (effective, duration, expires) => {
    expect(termFrom(effective, duration)).toEqual({ duration, effective, expires });
  });
});

test('today depends only on the time zone', () => {
  const instant = new Date('2026-11-21T04:30:00Z');
  expect(dateIn('America/Chicago', instant)).toBe('2026-11-20');
  expect(dateIn('UTC', instant)).toBe('2026-11-21');
});
