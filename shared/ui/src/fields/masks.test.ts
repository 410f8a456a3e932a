import { assert, property, string } from 'fast-check';
import { dateTextToIso, isoToDateText } from './dateText';
import { digitsMask, type Mask } from './digitsMask';
import { dateMask, numberMask, phoneMask, socialMask, thousandsMask, vinMask } from './masks';
import { numberFromText, textFromNumber } from './numberText';

const zipMask = digitsMask(5);
const milesMask = thousandsMask(1_000_000);

const cases: [string, Mask, string, string][] = [
  ['zip: digits alone (spec 2.3)', zipMask, '6a0 01x8', '60018'],
  ['zip: at most five (spec 2.3)', zipMask, '60018-1234', '60018'],
  ['age: zeros are stripped before it is cut (spec section 5)', numberMask(2), '080', '80'],
  ['phone: ###-###-#### (spec section 5)', phoneMask, '3125550100', '312-555-0100'],
  ['phone: parts while typing', phoneMask, '3125', '312-5'],
  ['phone: brackets and country code', phoneMask, '+1 (312) 555-0100', '312-555-0100'],
  ['phone: keeps ten digits', phoneMask, '312555010099', '312-555-0100'],
  ['date: mm/dd/yyyy (spec section 9)', dateMask, '03092027', '03/09/2027'],
  ['date: a typed slash pads the month', dateMask, '3/', '03/'],
  ['date: and the day', dateMask, '03/9/', '03/09/'],
  ['date: 3/9/2027 pasted', dateMask, '3/9/2027', '03/09/2027'],
  ['social: ###-##-#### (spec section 5)', socialMask, '123456789', '123-45-6789'],
  ['miles: thousands (spec section 9)', milesMask, '1000000', '1,000,000'],
  ['miles: capped (spec section 5)', milesMask, '1000001', '1,000,000'],
  ['miles: no leading zeros', milesMask, '0012', '12'],
  ['miles: empty stays empty', milesMask, '', ''],
  ['vin: upper case, no I, O, Q, 17 at most', vinMask, '1hgcm82633a00-4352oiq9', '1HGCM82633A004352'],
];

describe('masks', () => {
  it.each(cases)('%s [2.3-3, 5-31, 9-19, 9-20, 9-45, 9-46]', (_name, mask, typed, shown) => {
    expect(mask.format(typed)).toBe(shown);
  });

  it.each([zipMask, phoneMask, dateMask, socialMask, milesMask, vinMask])(
    'applied twice changes nothing (%#)',
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
  ])('%s is %s [9-45]', (text, iso) => {
    expect(dateTextToIso(text)).toBe(iso);
  });

  it('comes back from ISO on its own day, with or without a time [9-45, R25-2]', () => {
    expect(isoToDateText('2027-03-09')).toBe('03/09/2027');
    expect(isoToDateText('2027-03-09T00:00:00Z')).toBe('03/09/2027');
    expect([isoToDateText(null), isoToDateText('soon')]).toEqual(['', '']);
  });
});

describe('numbers as text', () => {
  it('go there and back', () => {
    expect(numberFromText('12,500')).toBe(12500);
    expect(numberFromText('')).toBeNull();
    expect(textFromNumber(12500)).toBe('12,500');
    expect([textFromNumber(0), textFromNumber(null)]).toEqual(['0', '']);
  });
});
