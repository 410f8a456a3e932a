import { addDays, coverageStart, daysBetween, termFrom, type Address } from '@shared/domain';
import { hasToCancel, meetingOf, startOf } from './switchDay';

const PLACES: Address[] = [
  { zip_code: '60601', state: 'IL', county: 'Cook', city: 'Chicago', line1: null, line2: null },
  { zip_code: '79901', state: 'TX', county: 'El Paso', city: 'El Paso', line1: null, line2: null },
  { zip_code: '19103', state: 'PA', county: 'Philadelphia', city: 'Philadelphia', line1: null, line2: null },
];
/** A today on which no old policy of these tests has ended. */
const EARLY = '2020-01-01';
const daysFrom = (first: string, length: number) => Array.from({ length }, (_, at) => addDays(first, at));
/** A year and its end with both changes of the clocks, and the leap day of 2028. */
const DAYS = [...daysFrom('2026-01-01', 370), ...daysFrom('2028-02-25', 10)];

const quoteFrom = (effective: string, address: Address, signedAt: number) => ({
  term: termFrom(effective, 6),
  address,
  covered_from: new Date(coverageStart({ effective }, address, signedAt)).toISOString(),
});
const at = (day: string) => ({ begins: day, switchOn: day, late: 0 });

test.each(PLACES)('$city: a policy signed in time takes over on its first day, on every day', (address) => {
  for (const day of DAYS) expect(startOf(quoteFrom(day, address, 0))).toEqual(at(day));
});

test.each(PLACES)('$city: one signed a minute too late takes over on the next day', (address) => {
  for (const day of DAYS) {
    const signedAt = coverageStart({ effective: day }, address, 0) + 60_000;
    const start = startOf(quoteFrom(day, address, signedAt));
    expect(start).toEqual({ begins: day, switchOn: addDays(day, 1), late: expect.closeTo(1 / 1440, 4) });
  }
});

test.each([
  ['half an hour before the day is over', '2026-12-05T05:31:00Z', '2026-12-04', 47 / 48],
  ['at noon', '2026-12-04T18:01:00Z', '2026-12-04', 1 / 2],
  ['at half of a day of 23 hours', '2026-03-08T17:31:00Z', '2026-03-08', 1 / 2],
  ['at half of a day of 25 hours', '2026-11-01T17:31:00Z', '2026-11-01', 1 / 2],
  ['on a later day, before 12:01 a.m.', '2026-12-05T06:00:30Z', '2026-12-05', 0],
])('signed %s, it starts at that part of the day', (_when, signed, begins, late) => {
  const start = startOf(quoteFrom('2026-01-01', PLACES[0] as Address, Date.parse(signed)));
  expect(start).toMatchObject({ begins, late });
});

test('a distance of n days is a gap or an overlap of n days, and only the same day is neither', () => {
  for (const day of DAYS) {
    expect(meetingOf(day, at(day), EARLY)).toEqual({ kind: 'meets' });
    for (const days of [1, 2, 28, 31, 365, 366]) {
      expect(meetingOf(addDays(day, -days), at(day), EARLY)).toEqual({ kind: 'gap', days });
      expect(meetingOf(addDays(day, days), at(day), EARLY)).toEqual({ kind: 'overlap', days });
    }
  }
});

test.each([
  ['over a year end', '2026-12-31', '2027-01-01', 'gap', 1],
  ['over a leap day', '2028-02-28', '2028-03-01', 'gap', 2],
  ['over no leap day', '2027-02-28', '2027-03-01', 'gap', 1],
  ['the day the clocks go forward', '2026-03-08', '2026-03-09', 'gap', 1],
  ['the day the clocks go back', '2026-11-02', '2026-11-01', 'overlap', 1],
] as const)('%s: %s to %s is one %s of %i days', (_name, oldEnds, begins, kind, days) => {
  expect(meetingOf(oldEnds, at(begins), EARLY)).toEqual({ kind, days });
  expect(Math.abs(daysBetween(oldEnds, begins))).toBe(days);
});

test('signed late in the day: an old policy that ended that morning leaves a gap of hours, the next day an overlap', () => {
  const late = { begins: '2026-12-15', switchOn: '2026-12-16', late: 0.5 };
  expect(meetingOf('2026-12-15', late, EARLY)).toEqual({ kind: 'lateGap' });
  expect(meetingOf('2026-12-01', late, EARLY)).toEqual({ kind: 'lateGap' });
  expect(meetingOf('2026-12-16', late, EARLY)).toEqual({ kind: 'lateMeets' });
  expect(meetingOf('2026-12-18', late, EARLY)).toEqual({ kind: 'lateOverlap', days: 2 });
});

test.each([
  ['before the new one', '2026-12-01', 0, { kind: 'endedGap', days: 14 }],
  ['on the first day of the new one', '2026-12-15', 0, { kind: 'endedInTime' }],
  ['after the new one began', '2026-12-18', 0, { kind: 'endedInTime' }],
  ['before the new one was signed', '2026-12-15', 0.5, { kind: 'endedLateGap' }],
  ['on the day after the signature', '2026-12-16', 0.5, { kind: 'endedInTime' }],
])('an old policy that ended %s, seen the day after', (_when, oldEnds, late, expected) => {
  const begins = '2026-12-15';
  const start = { begins, switchOn: late > 0 ? '2026-12-16' : begins, late };
  const seen = meetingOf(oldEnds, start, addDays(oldEnds, 1));
  expect(seen).toEqual(expected);
  expect(hasToCancel(seen)).toBe(false);
  expect(meetingOf(oldEnds, start, oldEnds).kind).not.toMatch('ended');
});

test('only an overlap, or no date, leaves a policy to cancel', () => {
  const late = { begins: '2026-12-15', switchOn: '2026-12-16', late: 0.5 };
  const ends = ['2026-12-14', '2026-12-15', '2026-12-16', '2026-12-17'];
  expect(ends.map((day) => hasToCancel(meetingOf(day, at('2026-12-15'), EARLY)))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(ends.map((day) => hasToCancel(meetingOf(day, late, EARLY)))).toEqual([false, false, false, true]);
  expect(hasToCancel(null)).toBe(true);
});

test('without a term there is no day', () => {
  expect(startOf({ term: null, covered_from: null, address: PLACES[0] as Address })).toBeNull();
});
