import { readFileSync, writeFileSync } from 'node:fs';
import { parseImport } from './parseImport';
import { rowsToText } from './rowText';
import { readGeoNames } from './sources';

const [path] = process.argv.slice(2);
if (!path) {
  process.stderr.write('usage: npm run import -w @infra/zip-data -- FILE.csv\n');
  process.exit(2);
}
const counties = new Map(readGeoNames().map(({ fips, county }) => [fips, county]));
const rows = parseImport(readFileSync(path, 'utf8'), counties);
writeFileSync(
  new URL('../../data/imported.csv', import.meta.url),
  `zip,city,county,state,source\n${rowsToText(rows)}`,
);
process.stdout.write(`${rows.length} rows imported; run npm run build -w @infra/zip-data to use them\n`);
