import {
  isViolationCode,
  VIOLATION_CODES,
  VIOLATION_GROUPS,
  violationGroupTextKey,
  violationTextKey,
} from '..';

describe('the violation catalog (section 3, reading 29)', () => {
  test('has 42 kinds of incident in 13 groups, each once [3-94, R29]', () => {
    expect(VIOLATION_GROUPS).toHaveLength(13);
    expect(VIOLATION_CODES).toHaveLength(42);
    expect(new Set(VIOLATION_CODES).size).toBe(42);
  });

  test.each([
    'at_fault',
    'not_at_fault',
    'dwi',
    'reckless',
    'speeding',
    'unlicensed',
    'red_light',
    'texting',
    'unmapped',
  ])('includes %s, a type the specification names [3-97]', (code) => {
    expect(isViolationCode(code)).toBe(true);
  });

  test.each(['', 'parking', 'AT_FAULT', '__proto__', 'constructor'])('%p is not a type', (code) => {
    expect(isViolationCode(code)).toBe(false);
  });

  test('looks up labels by code', () => {
    expect(violationTextKey('dwi')).toBe('bind:violation.dwi');
    expect(violationGroupTextKey('no_charge')).toBe('bind:violationGroup.no_charge');
  });
});
