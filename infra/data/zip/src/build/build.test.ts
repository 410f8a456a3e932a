import type { ZipRow } from '../zipRow';
import { boxZips } from './boxZips';
import { parseCsv } from './csv';
import { cityName, countyName } from './displayName';
import { applyImport, finishRows } from './finishRows';
import { mergeSources } from './mergeSources';
import { parseImport } from './parseImport';
import { parseOverlay, rowsToText } from './rowText';
import type { GeoNamesPlace } from './sources';

const place = (zip: string, city: string, county: string, latitude: number): GeoNamesPlace => ({
  zip,
  city,
  county,
  state: 'MO',
  source: 'g',
  fips: '29131',
  latitude,
  longitude: -92.5,
});
const row = (zip: string, city: string, county: string, source: ZipRow['source'] = 'g'): ZipRow => ({
  zip,
  city,
  county,
  state: 'MO',
  source,
});
const geoNames = [
  place('65026', 'Eldon', 'Miller', 38.3),
  place('65037', 'Gravois Mills', 'Morgan', 38.3),
  place('63101', 'Saint Louis', 'Far', 45),
];

test.each([
  ['DES PLAINES', 'Des Plaines'],
  ['Mcallen', 'McAllen'],
  ['west mclean', 'West McLean'],
  ["COEUR D'ALENE", "Coeur D'Alene"],
  ["Coeur d'Alene", "Coeur d'Alene"],
  ['ISLE OF PALMS', 'Isle of Palms'],
])('cityName(%s) reads %s', (raw, expected) => {
  expect(cityName(raw)).toBe(expected);
});

test.each([
  ['Cook County', 'Cook'],
  ['St. Louis (city)', 'St. Louis City'],
  ['St. Louis city', 'St. Louis City'],
  ['Colonial Heights (city', 'Colonial Heights City'],
  ['City of Alexandria', 'Alexandria City'],
  ['City and County of San Francisco', 'San Francisco'],
  ['Carson City (city)', 'Carson City'],
  ['Caddo Parish', 'Caddo'],
  ['Nome (CA)', 'Nome'],
])('countyName(%s) reads %s', (raw, expected) => {
  expect(countyName(raw)).toBe(expected);
});

const merge = (
  state: string,
  county: string,
  otherCities: { zip: string; city: string; state: string }[] = [],
) =>
  mergeSources({ geoNames, census: [{ zip: '65026', state, county }], otherCities })
    .filter(({ zip }) => zip === '65026')
    .map(({ city, county: name }) => `${city} (${name})`);

describe('mergeSources', () => {
  test.each([
    ['a neighboring county is a second pair', 'MO', 'Morgan', ['Eldon (Miller)', 'Eldon (Morgan)']],
    ['the same county adds nothing', 'MO', 'Miller', ['Eldon (Miller)']],
    ['another state adds nothing', 'KS', 'Morgan', ['Eldon (Miller)']],
    ['a distant county is a source error', 'MO', 'Far', ['Eldon (Miller)']],
    ['a county that only one source knows is a source error', 'MO', 'Nowhere', ['Eldon (Miller)']],
  ])('%s', (_name, state, county, expected) => {
    expect(merge(state, county)).toEqual(expected);
  });

  test('another city counts only when two sources list it', () => {
    const alone = [{ zip: '65026', city: 'Aurora', state: 'MO' }];
    expect(merge('MO', 'Miller', alone)).toEqual(['Eldon (Miller)']);
    expect(merge('MO', 'Miller', [...alone, ...alone])).toEqual(['Eldon (Miller)', 'Aurora (Miller)']);
  });
});

describe('boxZips', () => {
  const listed = { zip: '65026', city: 'Eldon', state: 'MO' };
  const area = { zip: '65026', state: 'MO', county: 'Miller' };
  test.each([
    ['both other lists and no area of the Census: boxes', [listed, listed], [], '', ['65026']],
    ['an area of the Census has homes', [listed, listed], [area], '', []],
    ['a ZIP that one list lacks may be newer than the Census', [listed], [], '', []],
    ['the overlay knows better', [listed, listed], [], 'street,65026,Eldon,Miller,MO', []],
  ])('%s', (_name, otherCities, census, line, expected) => {
    const overlay = parseOverlay(`action,zip,city,county,state\n${line}\n`);
    expect([...boxZips({ geoNames, census, otherCities }, overlay)]).toEqual(expected);
  });
});

test('a stored line ends with b if its ZIP has only boxes', () => {
  const rows = [row('65026', 'Eldon', 'Miller'), row('65037', 'Gravois Mills', 'Morgan')];
  expect(rowsToText(rows, new Set(['65026']))).toBe(
    '65026,Eldon,Miller,MO,g,b\n65037,Gravois Mills,Morgan,MO,g\n',
  );
});

test('an overlay line with a misspelled action stops the build', () => {
  expect(() => parseOverlay('action,zip,city,county,state\nstret,75033,Frisco,Collin,TX\n')).toThrow('75033');
});

describe('finishRows', () => {
  test('one spelling per pair, overlay applied, sorted', () => {
    const rows = finishRows(
      [
        row('65026', 'St. Eldon', 'Morgan'),
        row('65026', 'Saint Eldon', 'Morgan'),
        row('65026', 'Eldon', 'Wrong'),
      ],
      [
        { action: 'drop', row: row('65026', 'Eldon', 'Wrong', 'o') },
        { action: 'add', row: row('65026', 'Aurora', 'Miller', 'o') },
      ],
    );
    expect(rows.map(({ city }) => city)).toEqual(['Aurora', 'St. Eldon']);
  });

  test('rejects a ZIP in two states', () => {
    expect(() =>
      finishRows([row('65026', 'A', 'B'), { ...row('65026', 'A', 'B'), state: 'KS' }], []),
    ).toThrow('65026');
  });

  test('an imported ZIP replaces its package rows', () => {
    const rows = applyImport(
      [row('65026', 'Old', 'Miller'), row('63101', 'Kept', 'Far')],
      [row('65026', 'New', 'Miller', 'i')],
    );
    expect(rows.map(({ city }) => city)).toEqual(['Kept', 'New']);
  });
});

describe('parseImport', () => {
  const counties = new Map([
    ['29131', 'Miller'],
    ['29141', 'Morgan'],
  ]);

  test('reads a HUD crosswalk and drops tiny shares', () => {
    const text = [
      'ZIP,COUNTY,USPS_ZIP_PREF_CITY,USPS_ZIP_PREF_STATE,RES_RATIO,BUS_RATIO,OTH_RATIO,TOT_RATIO',
      '65026,29131,ELDON,MO,0.9,1,1,0.93',
      '65026,29141,ELDON,MO,0.1,0,0,0.069',
      '65026,29999,ELDON,MO,0.1,0,0,0.069',
      '65037,29131,GRAVOIS MILLS,MO,0,0,0,0.001',
    ].join('\r\n');
    expect(parseImport(text, counties).map(({ city, county }) => `${city}/${county}`)).toEqual([
      'Eldon/Miller',
      'Eldon/Morgan',
    ]);
  });

  test('reads a plain list and skips incomplete lines', () => {
    const text =
      '\uFEFFzip,city,county,state\n501,"HOLTSVILLE","Suffolk County",ny\n10001,,New York,NY\nabcde,X,Y,NY\n';
    expect(parseImport(text, counties)).toEqual([
      { zip: '00501', city: 'Holtsville', county: 'Suffolk', state: 'NY', source: 'i' },
    ]);
  });
});

test('parseCsv keeps commas and quotes inside quoted cells, and empty last cells', () => {
  expect(parseCsv('a,b,c\n"x, ""y""",2,\n').map((line) => [...line.values()])).toEqual([['x, "y"', '2', '']]);
});
