import { dateFrom, wholeFrom } from '@shared/domain';
import { assert, property, string } from 'fast-check';
import { dateMask } from './dateMask';
import { isoToDateText } from './dateText';
import { digitsMask } from './digitsMask';
import { numberMask, phoneMask, socialMask, thousandsMask, vinMask } from './masks';
import { textFromNumber } from './numberText';

const zipMask = digitsMask(5);
const milesMask = thousandsMask(1_000_000);

const named = [
  { id: '5-63', name: 'zip: digits alone', mask: zipMask, typed: '6a0 01x8', shown: '60018' },
  { id: '5-64', name: 'zip: at most five', mask: zipMask, typed: '60018-1234', shown: '60018' },
  { id: '5-17', name: 'age: zeros are stripped first', mask: numberMask(2), typed: '080', shown: '80' },
  { id: '5-17', name: 'age: digits alone, two at most', mask: numberMask(2), typed: 'a3b45', shown: '34' },
  { id: '5-68', name: 'phone: ###-###-####', mask: phoneMask, typed: '3125550100', shown: '312-555-0100' },
  { id: '5-68', name: 'phone: parts while typing', mask: phoneMask, typed: '3125', shown: '312-5' },
  { id: '5-31', name: 'phone: brackets', mask: phoneMask, typed: '+1 (312) 555-0100', shown: '312-555-0100' },
  { id: '5-67', name: 'phone: ten digits', mask: phoneMask, typed: '312555010099', shown: '312-555-0100' },
  { id: '9-45', name: 'date: mm/dd/yyyy', mask: dateMask, typed: '03092027', shown: '03/09/2027' },
  { id: '9-45', name: 'date: a slash pads the month', mask: dateMask, typed: '3/', shown: '03/' },
  { id: '9-45', name: 'date: and the day', mask: dateMask, typed: '03/9/', shown: '03/09/' },
  { id: '9-45', name: 'date: 3/9/2027 pasted', mask: dateMask, typed: '3/9/2027', shown: '03/09/2027' },
  { id: '5-45', name: 'social: ###-##-####', mask: socialMask, typed: '123456789', shown: '123-45-6789' },
  { id: '9-20', name: 'social: 11 at most', mask: socialMask, typed: '12345678901', shown: '123-45-6789' },
  { id: '9-46', name: 'miles: thousands', mask: milesMask, typed: '1000000', shown: '1,000,000' },
  { id: '9-78', name: 'miles: capped', mask: milesMask, typed: '1000001', shown: '1,000,000' },
];
const others = [
  { name: 'miles: no leading zeros', mask: milesMask, typed: '0012', shown: '12' },
  { name: 'miles: empty stays empty', mask: milesMask, typed: '', shown: '' },
  { name: 'vin: upper case', mask: vinMask, typed: '1hgcm82633a00-4352', shown: '1HGCM82633A004352' },
];

describe('masks', () => {
  it.each(named)('$name [$id]', ({ mask, typed, shown }) => {
    expect(mask.format(typed)).toBe(shown);
  });

  it.each(others)('$name', ({ mask, typed, shown }) => {
    expect(mask.format(typed)).toBe(shown);
  });

  it.each([zipMask, phoneMask, dateMask, socialMask, milesMask, vinMask])(
    'applying it twice changes nothing (%#)',
    (mask) => {
      assert(
        property(string(), (text) => {
          const once = mask.format(text);
          expect(mask.format(once)).toBe(once);
        }),
      );
    },
  );
});

describe('numbers typed, pasted or filled in by the browser (reading 67)', () => {
  it.each([
    ['12000.00', '12,000.00', 12_000],
    ['12,000.00', '12,000.00', 12_000],
    ['12.000,00', '12,000.00', 12_000],
    ['12.000', '12,000', 12_000],
    ['9000.50', '9,000.50', 9000],
    ['$9,000 a year', '9,000', 9000],
    ['12,5', '12,5', 12],
    ['-5', '', null],
    ['12,000-13,000', '', null],
  ])('%s shows %s and is %p', (text, shown, miles) => {
    expect(milesMask.format(text)).toBe(shown);
    expect(wholeFrom(shown)).toBe(miles);
    const typed = Array.from(text).reduce(
      (before, key) => thousandsMask(1_000_000, before).format(before + key),
      '',
    );
    if (miles !== null) expect(wholeFrom(typed)).toBe(miles);
  });

  it.each([
    ['a digit deleted', '12,000', '12,00', '1,200'],
    ['a digit added', '12,000', '12,0005', '120,005'],
    ['a digit added in the middle', '12,000', '123,000', '123,000'],
    ['a decimal point added', '12,000', '12,000.', '12,000.'],
    ['decimals deleted', '12,000.5', '12,000.', '12,000.'],
    ['a separator deleted', '12,000', '12000', '12,000'],
    ['a letter added', '12,000', '12,000x', '12,000'],
    ['all replaced by a letter', '12,000', 'x', '12,000'],
    ['all replaced by a number', '12,000', '9500.75', '9,500.75'],
    ['all deleted', '12,000', '', ''],
  ])('%s: %s edited to %s shows %s', (_edit, before, text, shown) => {
    expect(thousandsMask(1_000_000, before).format(text)).toBe(shown);
  });

  it.each([
    ['30.5', '30'],
    ['7,9', '7'],
  ])('an age of %s is cut to %s', (text, shown) => expect(numberMask(2).format(text)).toBe(shown));
});

it.each([
  ['0013125550100', '312-555-0100'],
  ['001 (312) 555.0100', '312-555-0100'],
  ['312-555-0100 x5', '312-555-0100 x5'],
  ['+1 (312) 555-0100 ext. 12', '312-555-0100 ext. 12'],
  ['312-555-0100 extensión 12', '312-555-0100 extensión 12'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['call 312-555-0100', '312-555-0100'],
])('the phone %s shows %s: nothing that matters is cut off', (typed, shown) => {
  expect(phoneMask.format(typed)).toBe(shown);
  expect(phoneMask.format(shown)).toBe(shown);
});

describe('dates as text', () => {
  it.each([
    ['03/09/2027', '2027-03-09'],
    ['02/29/2028', '2028-02-29'],
    ['02/29/2027', null],
    ['13/01/2027', null],
    ['3/9/2027', '2027-03-09'],
    ['0/28/2027', null],
    ['03//2027', null],
    ['03/09/27', null],
    ['', null],
  ])('%s becomes %s [9-45]', (text, iso) => {
    expect(dateFrom(text)).toBe(iso);
  });

  it('an ISO date keeps its day, with or without a time [9-45, R25-2]', () => {
    expect(isoToDateText('2027-03-09')).toBe('03/09/2027');
    expect(isoToDateText('2027-03-09T00:00:00Z')).toBe('03/09/2027');
    expect([isoToDateText(null), isoToDateText('soon')]).toEqual(['', '']);
  });
});

describe('numbers as text', () => {
  it('convert in both directions', () => {
    expect(wholeFrom('12,500')).toBe(12500);
    expect(wholeFrom('')).toBeNull();
    expect(textFromNumber(12500)).toBe('12,500');
    expect([textFromNumber(0), textFromNumber(null)]).toEqual(['0', '']);
  });
});
