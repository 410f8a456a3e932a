import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { boxZips } from './boxZips';
import { parseImport } from './parseImport';
import { applyImport, finishRows } from './finishRows';
import { mergeSources } from './mergeSources';
import { parseOverlay, rowsToText } from './rowText';
import { readCensusCounties, readGeoNames, readOtherCities } from './sources';

const dataFile = (name: string) => new URL(`../../data/${name}`, import.meta.url);
const geoNames = readGeoNames();
const otherCities = readOtherCities(geoNames.map(({ zip }) => zip));
const sources = { geoNames, census: readCensusCounties(), otherCities };
const union = mergeSources(sources);
const imported = existsSync(dataFile('imported.csv'))
  ? parseImport(readFileSync(dataFile('imported.csv'), 'utf8'), new Map())
  : [];
const overlay = parseOverlay(readFileSync(dataFile('overlay.csv'), 'utf8'));
const rows = finishRows(applyImport(union, imported), overlay);
const boxes = boxZips(sources, overlay);

const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 } };
const packed = brotliCompressSync(Buffer.from(rowsToText(rows, boxes), 'latin1'), options);
writeFileSync(dataFile('zips.csv.br'), packed);

const count = (source: string) => rows.filter((row) => row.source === source).length;
process.stdout.write(
  `${rows.length} rows of ${new Set(rows.map(({ zip }) => zip)).size} ZIPs, ${packed.length} bytes: ` +
    `GeoNames ${count('g')}, Census ${count('c')}, others ${count('m')}, overlay ${count('o')}, import ${count('i')}; ` +
    `only boxes or one organization: ${boxes.size} ZIPs\n`,
);
