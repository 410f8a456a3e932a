import { vinFrom, vinFault } from './vin';

const VIN = '1HGCM82633A004352';

test.each([
  ['lower case', '1hgcm82633a004352'],
  ['spaces and hyphens', ' 1HGCM 82633-A00 4352 '],
  ['a dash of another kind and a soft hyphen', '1HGCM82633\u2013A00\u00AD4352'],
  ['a zero-width space and a line break', '1HGCM826\u200B33A004\r\n352'],
  ['full-width letters', '\uFF11HGCM82633A004352'],
  ['a label', 'VIN: 1HGCM82633A004352'],
  ['a label without a gap', 'VIN1HGCM82633A004352'],
  ['VIN number', 'Vin Number 1HGCM 82633 A004352'],
  ['the car’s name beside it', '2003 Honda Accord, 1HGCM82633A004352 (gray)'],
])('extracts a VIN pasted with %s (issue 17)', (_how, pasted) => expect(vinFrom(pasted)).toBe(VIN));

test.each([
  ['half a VIN', '1hgcm8', '1HGCM8', null],
  ['the letter O', '1HGCM82633AOO4352', '1HGCM82633AOO4352', 'letters'],
  ['the letters I and Q', 'I Q', 'IQ', 'letters'],
  ['an 18th character', '1HGCM82633A0043521', '1HGCM82633A0043521', 'length'],
  ['nothing', '', '', null],
])('keeps %s as typed', (_what, typed, kept, mismatch) => {
  expect(vinFrom(typed)).toBe(kept);
  expect(vinFault(kept)).toBe(mismatch);
});
