import { RATE_VERSIONS, rateVersionNamed, rateVersionOn, type RateVersion } from '.';

const [first] = RATE_VERSIONS;
const next: RateVersion = { ...first, id: 'next', effective: '2027-01-01' };

test.each([
  ['2020-01-01', first.id],
  ['2024-01-01', first.id],
  ['2026-12-31', first.id],
  ['2027-01-01', 'next'],
  ['2030-05-05', 'next'],
])('on %s version %s is in force', (date, id) => {
  expect(rateVersionOn(date, [first, next]).id).toBe(id);
});

test.each([
  ['2026-11-14', 'r1'],
  ['2026-11-15', 'r2'],
  ['2026-11-24', 'r2'],
])('on %s a quote is priced by %s (ADR 0028)', (date, id) => {
  expect(rateVersionOn(date).id).toBe(id);
});

test('a version is found by the name a rate stores', () => {
  expect(rateVersionNamed(first.id)).toBe(first);
  expect(() => rateVersionNamed('r0')).toThrow(RangeError);
});

test('versions are in order of effect, each with a unique name', () => {
  const dates = RATE_VERSIONS.map((version) => version.effective);
  expect(dates).toEqual(dates.toSorted());
  expect(new Set(RATE_VERSIONS.map((version) => version.id)).size).toBe(RATE_VERSIONS.length);
});

test('within a table, more miles and higher limits cost more; a higher deductible costs less', () => {
  const { miles, limits } = first.tables;
  for (const steps of [miles, limits.bodily_injury, limits.property_damage, limits.medical]) {
    const factors = steps.map((step) => step.factor);
    expect(factors).toEqual(factors.toSorted((left, right) => left - right));
  }
  const deductibles = limits.deductible.map((step) => step.factor);
  expect(deductibles).toEqual(deductibles.toSorted((left, right) => right - left));
});
