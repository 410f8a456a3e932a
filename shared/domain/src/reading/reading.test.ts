import { assert, property, string } from 'fast-check';
import {
  addressSchema,
  driverPatchSchema,
  errorsOf,
  sendQuoteSchema,
  trimmed,
  vehiclePatchSchema,
} from '../schemas';
import { cardNumberFrom, dateFrom, mailHint, phoneDigits, vinFrom, vinFault, wholeFrom } from '.';
import { addressParts } from './addressParts';
import { canBeSocial, isExampleSocial, socialDigits } from './social';
import { UGLY_ADDRESSES, UGLY_STREETS, WRITTEN_STATES } from './testing/uglyAddresses';
import { UGLY_LICENSES, UGLY_VINS } from './testing/uglyCards';
import { UGLY_DATES } from './testing/uglyDates';
import { UGLY_NUMBERS } from './testing/uglyNumbers';
import { UGLY_PHONES, UGLY_SOCIALS, WRONG_PHONES } from './testing/uglyNumbersOfPeople';
import { SLIPS, UGLY_EMAILS, UGLY_NAMES } from './testing/uglyPeople';

test.each(UGLY_NUMBERS)('the number %j is %p (reading 67) [R67-2]', (written, miles) => {
  expect(wholeFrom(written)).toBe(miles);
});

test.each(UGLY_DATES)('the date %j is %p', (written, date) => {
  expect(dateFrom(written)).toBe(date);
});

test.each(UGLY_LICENSES)('the license number %j is %j (reading 67) [R67]', (printed, read) => {
  expect(cardNumberFrom(printed)).toBe(read);
});

test.each(UGLY_VINS)('the VIN %j is %j (reading 67) [R67]', (printed, read) => {
  expect(vinFrom(printed)).toBe(read);
});

test('I, O and Q stay as typed and are told', () => {
  const told = UGLY_VINS.filter(([, read]) => /[IOQ]/.test(read));
  expect(told).toHaveLength(4);
  for (const [, read] of told) expect(vinFault(read)).toBe('letters');
});

test.each(UGLY_NAMES)('the name %j is stored as %j', (pasted, stored) => {
  expect(errorsOf(driverPatchSchema, { first_name: pasted })).toEqual([]);
  expect(trimmed(driverPatchSchema, { first_name: pasted })).toEqual({ first_name: stored });
});

test.each(UGLY_EMAILS)('the email %j is stored as %j', (typed, stored) => {
  const faults = errorsOf(sendQuoteSchema, { to: typed }).map(({ key }) => key);
  expect(faults).toEqual(stored === null ? ['validation:email_invalid'] : []);
  if (stored !== null) expect(trimmed(sendQuoteSchema, { to: typed })).toEqual({ to: stored });
});

test.each(SLIPS)('by %j was meant %p', (typed, meant) => {
  expect(mailHint(typed)).toBe(meant);
});

test.each(UGLY_PHONES)('the phone %j is %s', (typed, digits) => {
  expect(errorsOf(driverPatchSchema, { phone: typed })).toEqual([]);
  const stored = Object(trimmed(driverPatchSchema, { phone: typed }));
  expect(phoneDigits(String(Reflect.get(stored, 'phone')))).toBe(digits);
});

test.each(WRONG_PHONES)('the phone %j is refused: %s', (typed, code) => {
  expect(errorsOf(driverPatchSchema, { phone: typed })).toEqual([
    { path: 'phone', key: `validation:${code}` },
  ]);
});

test.each(UGLY_SOCIALS)('the SSN %j is %p: %s (reading 72) [R72]', (typed, digits, verdict) => {
  expect(socialDigits(typed)).toBe(digits);
  expect(digits !== null && canBeSocial(digits)).toBe(verdict !== 'refused');
  if (digits !== null && verdict !== 'refused') expect(isExampleSocial(digits)).toBe(verdict === 'example');
});

const COLUMBUS = { zip_code: '43215', state: 'OH', county: 'Franklin', city: 'Columbus' };

test.each(UGLY_STREETS)('a car is kept at %j, or %p says why not (reading 64) [R64]', (line1, why) => {
  expect(errorsOf(addressSchema, { ...COLUMBUS, line1 })).toEqual(
    why === null ? [] : [{ path: 'line1', key: `validation:${why}` }],
  );
});

test.each([
  ['PMB 12', 'private_mailbox'],
  ['PO Drawer 7', 'po_box'],
  ['General Delivery', 'general_delivery'],
  ['Apt 4', null],
  ['# 4', null],
])('%j below a street: %p', (line2, why) => {
  expect(errorsOf(addressSchema, { ...COLUMBUS, line1: '1 Main St', line2 })).toEqual(
    why === null ? [] : [{ path: 'line2', key: `validation:${why}` }],
  );
});

test.each(UGLY_ADDRESSES)('the address %j has the parts %j', (pasted, parts) => {
  expect(addressParts(pasted, WRITTEN_STATES)).toEqual(parts);
});

test('no time zone shifts a day', () => {
  const zone = process.env['TZ'];
  for (const name of ['Pacific/Kiritimati', 'America/Chicago', 'Pacific/Pago_Pago']) {
    process.env['TZ'] = name;
    expect(dateFrom('1984-05-06T00:00:00Z')).toBe('1984-05-06');
    expect(dateFrom('May 6, 1984')).toBe('1984-05-06');
  }
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test('whatever is read is read the same again', () => {
  assert(
    property(string(), (text) => {
      const date = dateFrom(text);
      if (date !== null) expect(dateFrom(date)).toBe(date);
      const miles = wholeFrom(text);
      if (miles !== null) expect(wholeFrom(String(miles))).toBe(miles);
      expect(cardNumberFrom(cardNumberFrom(text))).toBe(cardNumberFrom(text));
    }),
  );
});

describe('the API stores what was meant', () => {
  test.each([
    ['a birthday', driverPatchSchema, 'birthday', ' 5/6/1984 ', '1984-05-06'],
    ['a birthday in words', driverPatchSchema, 'birthday', '6 de mayo de 1984', '1984-05-06'],
    ['a date with a time', driverPatchSchema, 'license_issued_at', '2006-05-06T00:00:00Z', '2006-05-06'],
    ['an SSN', driverPatchSchema, 'social_security', ' 219 45 6789 ', '219456789'],
    ['a phone', driverPatchSchema, 'phone', '001 (312) 555.0100', '3125550100'],
    ['a text', driverPatchSchema, 'occupation', 'a\u200Bb\u00A0c', 'ab c'],
    ['a license number', driverPatchSchema, 'license_number', 'd123-4567 8901', 'D12345678901'],
    ['a VIN', vehiclePatchSchema, 'vin', '1hgcm-82633-a004352', '1HGCM82633A004352'],
    ['a VIN pattern', vehiclePatchSchema, 'vin', '1HGCM826*3A', '1HGCM826*3A'],
  ])('%s', (_what, schema, field, sent, stored) => {
    expect(errorsOf(schema, { [field]: sent })).toEqual([]);
    expect(trimmed(schema, { [field]: sent })).toEqual({ [field]: stored });
  });

  test.each([
    ['a two-digit year', driverPatchSchema, 'birthday', '5/6/84', 'birthday_invalid'],
    ['a dotted date', driverPatchSchema, 'birthday', '5.6.1984', 'birthday_invalid'],
    ['a VIN with an O', vehiclePatchSchema, 'vin', '1HGCM82633AOO4352', 'vin_invalid'],
    ['a masked license number', driverPatchSchema, 'license_number', '•••-8901', 'license_number_invalid'],
  ])('and refuses %s', (_what, schema, field, sent, code) => {
    expect(errorsOf(schema, { [field]: sent })).toEqual([{ path: field, key: `validation:${code}` }]);
  });
});
