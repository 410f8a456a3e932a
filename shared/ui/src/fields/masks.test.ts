import { assert, property, string } from 'fast-check';
import { dateTextToIso, isoToDateText } from './dateText';
import { digitsMask } from './digitsMask';
import { dateMask, numberMask, phoneMask, socialMask, thousandsMask, vinMask } from './masks';
import { numberFromText, textFromNumber } from './numberText';

const zipMask = digitsMask(5);
const milesMask = thousandsMask(1_000_000);

const named = [
  { id: '5-63', name: 'zip: digits alone', mask: zipMask, typed: '6a0 01x8', shown: '60018' },
  { id: '5-64', name: 'zip: at most five', mask: zipMask, typed: '60018-1234', shown: '60018' },
  { id: '5-17', name: 'age: zeros are stripped first', mask: numberMask(2), typed: '080', shown: '80' },
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
    expect(dateTextToIso(text)).toBe(iso);
  });

  it('an ISO date keeps its day, with or without a time [9-45, R25-2]', () => {
    expect(isoToDateText('2027-03-09')).toBe('03/09/2027');
    expect(isoToDateText('2027-03-09T00:00:00Z')).toBe('03/09/2027');
    expect([isoToDateText(null), isoToDateText('soon')]).toEqual(['', '']);
  });
});

describe('numbers as text', () => {
  it('convert in both directions', () => {
    expect(numberFromText('12,500')).toBe(12500);
    expect(numberFromText('')).toBeNull();
    expect(textFromNumber(12500)).toBe('12,500');
    expect([textFromNumber(0), textFromNumber(null)]).toEqual(['0', '']);
  });
});
