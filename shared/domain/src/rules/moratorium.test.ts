import { CARRIER_IDS, stoppedCarriers, type Moratorium } from '..';

const GALVESTON = { state: 'TX', county: 'Galveston' } as const;
const DALLAS = { state: 'TX', county: 'Dallas' } as const;
const COOK = { state: 'IL', county: 'Cook' } as const;
const ALL = [...CARRIER_IDS];
const from = '2026-08-10';

test.each<[string, Moratorium, typeof GALVESTON | typeof DALLAS | typeof COOK, string[]]>([
  ['a carrier, everywhere', { carrier: 'USHC', from }, COOK, ['USHC']],
  ['a state, its own', { state: 'TX', from }, DALLAS, ALL],
  ['a state, another', { state: 'TX', from }, COOK, []],
  ['a county, its own', { state: 'TX', county: 'Galveston', from }, GALVESTON, ALL],
  ['a county, in other case', { state: 'TX', county: ' galveston ', from }, GALVESTON, ALL],
  ['a county, another', { state: 'TX', county: 'Galveston', from }, DALLAS, []],
  ['a county of that name elsewhere', { state: 'TX', county: 'Cook', from }, COOK, []],
  ['a carrier in a state, there', { carrier: 'TXR', state: 'TX', from }, DALLAS, ['TXR']],
  ['a carrier in a state, elsewhere', { carrier: 'TXR', state: 'TX', from }, COOK, []],
])('a moratorium stops new business of %s', (_name, moratorium, place, stopped) => {
  expect(stoppedCarriers([moratorium], place, '2026-08-11')).toEqual(stopped);
});

test.each([
  ['2026-08-09', undefined, []],
  ['2026-08-10', undefined, ALL],
  ['2027-08-10', undefined, ALL],
  ['2026-08-12', '2026-08-12', ALL],
  ['2026-08-13', '2026-08-12', []],
])('on %s, with a moratorium from August 10 until %p, these are stopped: %j', (today, until, stopped) => {
  expect(stoppedCarriers([{ state: 'TX', from, until }], DALLAS, today)).toEqual(stopped);
});

test('moratoriums combine, each carrier once; none stops nobody', () => {
  const two: Moratorium[] = [
    { carrier: 'TXR', from },
    { carrier: 'USHC', state: 'TX', from },
    { carrier: 'TXR', state: 'TX', from },
  ];
  expect(stoppedCarriers(two, DALLAS, from)).toEqual(['USHC', 'TXR']);
  expect(stoppedCarriers([], DALLAS, from)).toEqual([]);
});
