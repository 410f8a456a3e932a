import { catalogueRows, consumerModel } from './catalogueRows';
import { catalogueText } from './catalogueText';
import { offeredYears, provenYears } from './offeredYears';
import { ELEMENT, type Vpic } from './readVpic';
import { Spellings, trimNames } from './trimNames';

test.each([
  ['L/LE/SE/XLE', ['L', 'LE', 'SE', 'XLE']],
  ['R/T', ['R/T']],
  ['GL, LX', ['GL', 'LX']],
  ['LT (1LT)', ['LT']],
  ['SE w/TECH PACK', ['SE']],
  ['w/Diesel Option', []],
  ['LUXURY', ['Luxury']],
  ['SRT8', ['SRT8']],
  ['Fleet/Base', ['Base']],
  ['Shelby "Coupe"', ['Shelby Coupe']],
  ['Comp.', ['Comp']],
])('trims of %s are %j', (raw, expected) => {
  expect(trimNames(raw)).toEqual(expected);
});

test('the most frequent spelling is the one shown', () => {
  const spellings = new Spellings();
  for (const name of ['Sport', 'Sport', 'SPORT', 'EXL', 'EX-L', 'EX-L']) spellings.add(name);
  expect([spellings.best('SPORT'), spellings.best('EXL'), spellings.best('New')]).toEqual([
    'Sport',
    'EX-L',
    'New',
  ]);
});

test.each([
  ['Honda', 'Accord', 'Honda Accord'],
  ['SAAB', '900', 'Saab 900'],
  ['BMW', '650i, Alpina B6', 'BMW 650i'],
  ['Daewoo', 'LANOS', 'Daewoo Lanos'],
  ['Ford', 'F-650', null],
  ['Isuzu', 'NPR-HD', null],
  ['Freightliner', 'M2', null],
])('%s %s is shown as %s', (make, model, expected) => {
  const shown = consumerModel({ make, model });
  expect(shown && `${shown.make} ${shown.model}`).toBe(expected);
});

describe('years on offer', () => {
  const proven = provenYears([
    { from: 1996, to: 1998 },
    { from: 2000, to: 2000 },
    { from: 1980, to: null },
  ]);

  test.each([
    ['a narrow schema: all its years', { from: 2000, to: 2001 }, [2000, 2001]],
    ['an open one of today continues', { from: 2026, to: null }, [2026, 2027]],
    ['an old open one counts only for its first year', { from: 1996, to: null }, [1996]],
    ['a wide one is limited to proven years', { from: 1990, to: 2013 }, [1996, 1997, 1998, 1999, 2000]],
  ])('%s', (_name, use, years) => {
    expect(offeredYears(use, proven)).toEqual(years);
  });
});

const pattern = (key: string, element: number, value: string) => ({ key, element, value });

describe('catalogueRows', () => {
  const vpic: Vpic = {
    uses: [{ wmi: '1FT', schema: 1, from: 2013, to: 2013 }],
    codes: new Map([[3, ['1FT']]]),
    models: new Map([
      ['7', { make: 'FORD', model: 'F-150' }],
      ['8', { make: 'Ford', model: 'Bus' }],
    ]),
    patterns: new Map([
      [
        1,
        [
          pattern('*[FWX]1[CE]', ELEMENT.model, '7'),
          pattern('*[WX]1R', ELEMENT.model, '7'),
          pattern('*[WX]1R', ELEMENT.trim, 'Raptor SVT'),
          pattern('*[FWX]1', ELEMENT.body, '60'),
          pattern('BZ', ELEMENT.model, '8'),
          pattern('BZ', ELEMENT.body, '16'),
        ],
      ],
    ]),
  };

  test('trims if known, Base otherwise, VIN pattern, no commercial bodies', () => {
    expect(catalogueText(catalogueRows(vpic))).toBe(
      '2013\tFord\tF-150\tBase~1FT**1***D~Pickup\tRaptor SVT~1FT**1R**D~Pickup\n',
    );
  });
});
