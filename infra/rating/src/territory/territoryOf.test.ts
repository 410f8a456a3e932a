import { territoryOf } from './territoryOf';
import { territoryByZip } from '../tables/r1/territoryByZip';

test.each([
  ['60601', 'core', 'Chicago'],
  ['77002', 'core', 'Houston'],
  ['63101', 'core', 'Saint Louis'],
  ['19103', 'core', 'Philadelphia'],
  ['67202', 'city', 'Wichita'],
  ['79401', 'city', 'Lubbock'],
  ['60018', 'suburb', 'Des Plaines'],
  ['60540', 'suburb', 'Naperville'],
  ['46032', 'suburb', 'Carmel'],
  ['61401', 'town', 'Galesburg'],
  ['47401', 'town', 'Bloomington IN'],
  ['65026', 'rural', 'Eldon'],
  ['79735', 'rural', 'Fort Stockton'],
])('%s is %s (%s)', (zip, territory) => {
  expect(territoryOf(zip)).toBe(territory);
});

test.each(['00501', '99999', '', 'abcde'])(
  '%j, which is not in the table, gets the neutral territory',
  (zip) => {
    expect(territoryOf(zip)).toBe('suburb');
  },
);

test('every row of the table has a letter or a dot for each of a hundred ZIPs', () => {
  const rows = Object.entries(territoryByZip);
  expect(rows.length).toBeGreaterThan(200);
  expect(rows.filter(([prefix, row]) => !/^\d{3}$/.test(prefix) || !/^[rtsck.]{100}$/.test(row))).toEqual([]);
});
