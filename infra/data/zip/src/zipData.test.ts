import { readFileSync, statSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { STATE_CODES, STATE_ZONES } from '@shared/domain';
import { cityOptions } from './cityOptions';
import { isCityOfZip } from './isCityOfZip';
import { lookupZip } from './lookupZip';

const file = fileURLToPath(new URL('../data/zips.csv.br', import.meta.url));
const zipsOf = (rows: string[]) => new Set(rows.map((row) => row.slice(0, 5)));
const pairs = (zip: string) =>
  cityOptions(zip).map(({ city, county, state }) => `${city} (${county}) ${state}`);

describe('real ZIPs (reading 33)', () => {
  test.each([
    ['60018', ['Des Plaines (Cook) IL', 'Rosemont (Cook) IL']],
    ['65026', ['Eldon (Miller) MO', 'Eldon (Morgan) MO']],
    ['00501', ['Holtsville (Suffolk) NY']],
    ['10001', ['New York (New York) NY']],
    ['00901', ['San Juan (San Juan) PR']],
    ['00802', ['St. Thomas (St. Thomas) VI']],
    ['96910', ['Hagåtña (Guam) GU']],
    ['44149', ['Strongsville (Cuyahoga) OH']],
    ['78501', ['McAllen (Hidalgo) TX']],
    ['63101', ['Saint Louis (St. Louis City) MO']],
    ['00000', []],
    ['99999', []],
  ])('%s has exactly %j [R33]', (zip, expected) => {
    expect(pairs(zip)).toEqual(expected);
  });

  test('60015 is in Lake and Cook', () => {
    expect(lookupZip('60015')?.counties.map(({ name }) => name)).toEqual(['Cook', 'Lake']);
  });
});

/** One ZIP per state with a single pair, whose quote is created at once (specification 4). */
const SINGLE_OPTION_ZIPS = {
  IL: ['62701', 'Springfield', 'Sangamon'],
  IN: ['46204', 'Indianapolis', 'Marion'],
  MO: ['63101', 'Saint Louis', 'St. Louis City'],
  KS: ['66603', 'Topeka', 'Shawnee'],
  IA: ['50309', 'Des Moines', 'Polk'],
  AR: ['72201', 'Little Rock', 'Pulaski'],
  TX: ['78701', 'Austin', 'Travis'],
  WI: ['53703', 'Madison', 'Dane'],
  OH: ['43215', 'Columbus', 'Franklin'],
  PA: ['17101', 'Harrisburg', 'Dauphin'],
  OK: ['73102', 'Oklahoma City', 'Oklahoma'],
} as const;

test.each(Object.entries(SINGLE_OPTION_ZIPS))('%s has a ZIP with exactly one pair [R33-4]', (state, one) => {
  const [zip, city, county] = one;
  expect(cityOptions(zip)).toEqual([{ zip_code: zip, state, county, city }]);
});

describe('lookupZip', () => {
  test('has the shape of specification 7', () => {
    expect(lookupZip('60018')).toEqual({
      zip_code: '60018',
      state: 'IL',
      counties: [{ name: 'Cook', cities: ['Des Plaines', 'Rosemont'] }],
    });
  });

  test.each(['', '6001', '600188', '6001a', '60018\n', '\u0000\u00000', '６００１８', 'x'.repeat(100_000)])(
    'malformed input %# has no match',
    (zip) => {
      expect(lookupZip(zip)).toBeNull();
    },
  );
});

describe('ZIPs whose mail goes to boxes or one organization (reading 64) [R64-3]', () => {
  test.each([
    '60690',
    '73301',
    '77001',
    '62708',
    '45999',
    '19019',
    '72203',
    '53774',
    '50704',
    '73101',
    '60208',
  ])('%s is one', (zip) => {
    expect(lookupZip(zip)).toMatchObject({ boxes_only: true });
  });

  test.each([
    ...Object.values(SINGLE_OPTION_ZIPS).map(([zip]) => zip),
    '60018',
    '60601',
    // One organization, but students live there.
    '78712',
    // Founded since the Census of 2010: two by the overlay, two in GeoNames alone.
    '75033',
    '76005',
    '75036',
    '75072',
  ])('%s has streets', (zip) => {
    expect(lookupZip(zip)).toEqual(expect.not.objectContaining({ boxes_only: expect.anything() }));
    expect(lookupZip(zip)?.zip_code).toBe(zip);
  });
});

test.each([
  ['63101', 'ST LOUIS', true],
  ['63101', 'St. Louis', true],
  ['60018', 'rosemont', true],
  ['60018', 'Chicago', false],
  ['60018', '', false],
  ['00000', 'Rosemont', false],
])('isCityOfZip(%s, %s) is %s', (zip, city, expected) => {
  expect(isCityOfZip(zip, city)).toBe(expected);
});

describe('the committed table', () => {
  const lines = brotliDecompressSync(readFileSync(file)).toString('latin1').trimEnd().split('\n');

  test('is under 2 MB and covers the whole country', () => {
    expect(statSync(file).size).toBeLessThan(2_000_000);
    expect(new Set(lines.map((line) => line.slice(0, 5))).size).toBeGreaterThan(40_000);
  });

  test('every line is complete, sorted by ZIP, in one spelling and without a county suffix', () => {
    const wrong = lines.filter(
      (line, index) =>
        !/^\d{5},\p{Lu}[\p{L} .'()-]+,\p{Lu}[\p{L} .'-]+,[A-Z]{2},[gcmoi](,b)?$/u.test(line) ||
        / (County|Parish|Borough),/.test(line) ||
        line.slice(0, 5) < (lines[index - 1] ?? '').slice(0, 5),
    );
    expect(wrong).toEqual([]);
  });

  test('every county with its own time zone is in its state [R41]', () => {
    const counties = new Set(lines.map((line) => line.split(',').slice(2, 4).toReversed().join(' ')));
    const names = Object.entries(STATE_ZONES).flatMap(([state, zone]) =>
      typeof zone === 'string' ? [] : zone.counties.map((county) => `${state} ${county}`),
    );
    expect(names).toHaveLength(18);
    expect(names.filter((county) => !counties.has(county))).toEqual([]);
  });

  test.each(STATE_CODES)('6 to 28 percent of the ZIPs of %s have no street, in all rows alike', (state) => {
    const ofState = lines.filter((line) => line.split(',')[3] === state);
    const boxes = zipsOf(ofState.filter((line) => line.endsWith(',b')));
    const others = zipsOf(ofState.filter((line) => !line.endsWith(',b')));
    const share = boxes.size / (boxes.size + others.size);
    expect(share).toBeGreaterThan(0.06);
    expect(share).toBeLessThan(0.28);
    expect([...boxes].filter((zip) => others.has(zip))).toEqual([]);
  });

  test('2,290 ZIPs of the eleven states have no street, as the README says', () => {
    const boxes = lines.filter((line) => line.endsWith(',b')).map((line) => line.split(','));
    const covered = new Set<string>(STATE_CODES);
    const zips = boxes.filter(([, , , state = '']) => covered.has(state)).map(([zip]) => zip);
    expect(new Set(zips).size).toBe(2290);
  });

  test('no ZIP is in two states', () => {
    const states = new Map<string, Set<string>>();
    for (const line of lines) {
      const [zip = '', , , state = ''] = line.split(',');
      states.set(zip, (states.get(zip) ?? new Set()).add(state));
    }
    expect([...states].filter(([, found]) => found.size > 1)).toEqual([]);
  });
});
