import { assert, property, string } from 'fast-check';
import { STATE_CODES } from '../../entities';
import { STATE_RULES } from '../../states';
import {
  isAlsoIssued,
  isLicenseNumber,
  isSr22StateAsked,
  LICENSE_STATES,
  licenseFormatKey,
  licenseMaxLength,
  licenseNumberInput,
  SR22_STATES,
  US_STATES,
} from '..';

describe('license numbers by state (section 5, reading 30) [5-43, R30]', () => {
  test.each([
    ['AK', ['1', '1234567'], ['', '12345678', 'A123456']],
    ['AL', ['1234567'], ['123456', '12345678', 'A123456']],
    ['AR', ['123456789'], ['123', '1234567890']],
    ['MS', ['123456789'], ['12345678', 'A12345678']],
    ['AZ', ['A12345678', 'AB123', 'AB123456', '123456789'], ['AB12', 'AB1234567', 'A1234567', '12345678']],
    ['CA', ['A1234567'], ['12345678', 'A123456', 'AB123456']],
    ['CO', ['123456789'], ['12345678', 'A12345678']],
    ['CN', ['123456789'], ['12345678', 'A12345678']],
    ['CT', ['123456789'], ['12345678', '1234567890']],
    ['DC', ['1234567', '123456789'], ['123456', '1234567890']],
    ['DE', ['1', '1234567'], ['12345678', 'A']],
    ['FL', ['A123456789012'], ['A12345678901', '1234567890123']],
    ['GA', ['1234567', '123456789'], ['123456', '1234567890']],
    ['HI', ['H12345678', '123456789'], ['A12345678', 'H1234567', '12345678']],
    ['ID', ['123456789', '123456', 'AB123456'], ['1234567', 'A123456', 'AB12345']],
    [
      'IL',
      ['D12345678901'],
      ['123456789012', 'D1234567890', 'D1234567890123', 'S12345678901', 'S123456789012'],
    ],
    ['IN', ['1234567890'], ['12345678', '12345678901', 'A12345678', 'AB12345678']],
    ['IA', ['123AB4567', '123456789'], ['123AB456', '12345678', 'AB1234567']],
    ['KS', ['K12345678'], ['12345678', 'K1234567', '1234567890']],
    ['KY', ['K12345678'], ['123456789', 'K123456789']],
    ['LA', ['123456789'], ['12345678']],
    ['ME', ['1234567'], ['123456', '12345678']],
    ['MD', ['A123456789012'], ['A12345678901']],
    ['MI', ['A123456789012'], ['1234567890123']],
    ['MN', ['A123456789012'], ['A1234567890123']],
    ['MA', ['S12345678', '123456789'], ['S1234567', '12345678']],
    [
      'MO',
      ['A12345', 'A123456789', 'A123456R', '12345678AB', '123456789A', '123456789'],
      ['A1234', 'A1234567890', 'A12345R', '12345678A', '12345678', '1234567890'],
    ],
    ['OH', ['AB123456'], ['A123', 'A123456789', 'AB12345', 'AB1234567', '1234567']],
    ['OK', ['A123456789'], ['1234567890', 'A12345678']],
    ['PA', ['12345678'], ['1234567', '123456789']],
    ['TX', ['12345678'], ['123456', 'A1234567', '123456789']],
    ['WI', ['W1234567890123'], ['W123456789012', '12345678901234']],
    ['NY', ['1', 'ABC123', 'A'.repeat(20)], ['', 'A'.repeat(21), 'AB 12', 'AB_12', 'AB-12']],
  ])('%s accepts %j and rejects %j', (state, good, bad) => {
    for (const number of good) expect(isLicenseNumber(number, state, 'Doe')).toBe(true);
    for (const number of bad) expect(isLicenseNumber(number, state, 'Doe')).toBe(false);
  });

  test.each([
    ['Ávila', 'A12345678901', true],
    ["O'Brien", 'O12345678901', true],
    ["'t Hooft", 'T12345678901', true],
    ['Doe', 'A12345678901', false],
    // Ø and Ł are separate letters, so we cannot know how a state writes them.
    ['Østergård', 'O12345678901', true],
    ['Łukasik', 'L12345678901', true],
    [null, 'A12345678901', true],
  ])('IL: the number of %p begins with the first letter of the last name: %s is %s', (name, number, good) => {
    expect(isLicenseNumber(number, 'IL', name)).toBe(good);
  });

  test.each(US_STATES)('%s has a text that states its format', (state) => {
    const listed = !isLicenseNumber('A1'.repeat(10), state, null);
    expect(licenseFormatKey(state)).toBe(`validation:license_format_${listed ? state.toLowerCase() : 'any'}`);
  });

  test.each(['__proto__', 'constructor', ''])('%p is not a listed state', (state) => {
    expect(licenseFormatKey(state)).toBe('validation:license_format_any');
  });
});

test.each([
  ['AR', ['1234', '12345678'], '123456789'],
  ['IL', ['D123456789012'], 'D12345678901'],
  ['IN', ['123456789', 'A123456789'], '1234567890'],
  ['KS', ['123456789'], 'K12345678'],
  ['MO', ['123A456789'], 'A12345'],
  ['OH', ['A1234', 'A12345678', '12345678'], 'AB123456'],
  ['OK', ['123456789'], 'A123456789'],
  ['TX', ['1234567'], '12345678'],
])(
  '%s also issues %j, which asks to check the card; %s does not (reading 66)',
  (state, numbers, expected) => {
    for (const number of numbers) {
      expect(isLicenseNumber(number, state, 'Doe')).toBe(true);
      expect(isAlsoIssued(number, state)).toBe(true);
    }
    expect(isLicenseNumber(expected, state, 'Doe')).toBe(true);
    expect(isAlsoIssued(expected, state)).toBe(false);
  },
);

test('a state without other formats, or none at all, asks nothing', () => {
  for (const state of ['CA', 'NY', '', '__proto__', 'constructor'])
    expect(isAlsoIssued('123456789', state)).toBe(false);
});

describe('typing a license number (section 5, reading 67) [5-43]', () => {
  test.each([
    ['d123-4567-8901x', 'D12345678901X'],
    ['D.123 4567\u20138901', 'D12345678901'],
    ['ab1234567', 'AB1234567'],
    ['ab_12 é3', 'AB_123'],
  ])('%p becomes %p, and nothing is cut off', (typed, kept) => {
    expect(licenseNumberInput(typed)).toBe(kept);
  });

  test('a number longer than any of its state is told', () => {
    expect(['IL', 'IN', 'OH', 'TX'].map(licenseMaxLength)).toEqual([13, 10, 9, 20]);
  });

  test('masking twice changes nothing', () => {
    assert(
      property(string(), (text) => {
        const once = licenseNumberInput(text);
        expect(licenseNumberInput(once)).toBe(once);
      }),
    );
  });
});

test('license_state offers 50 states, DC, IT and EX (section 5) [5-44]', () => {
  expect(new Set(LICENSE_STATES).size).toBe(53);
  expect(LICENSE_STATES).toEqual(expect.arrayContaining(['DC', 'IT', 'EX', ...STATE_CODES]));
});

describe('SR-22 by state (section 5, reading 13) [5-40, 5-73, R13]', () => {
  test.each(STATE_CODES)('%s', (state) => {
    const asked = ['IA', 'IN', 'IL', 'KS', 'AR'].includes(state);
    expect(isSr22StateAsked(true, state)).toBe(asked);
    expect(isSr22StateAsked(false, state)).toBe(false);
    expect(SR22_STATES[state].length > 0).toBe(asked);
    expect(SR22_STATES[state].slice(0, 1)).toEqual(asked ? [state] : []);
  });

  test('no list includes a state that offers no SR-22', () => {
    const without = STATE_CODES.filter((state) => !STATE_RULES[state].sr22Offered);
    expect(without).toEqual(['PA', 'OK']);
    for (const list of Object.values(SR22_STATES))
      expect(list.filter((state) => without.some((code) => code === state))).toEqual([]);
  });
});
