import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { catalogueRows } from './catalogueRows';
import { catalogueText } from './catalogueText';
import { withVpic } from './openVpic';
import { readVpic } from './readVpic';
import { Spellings } from './trimNames';
import { addSpellings, vinText } from './vinText';

function write(name: string, text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  const packed = brotliCompressSync(Buffer.from(text), { params });
  writeFileSync(new URL(`../../data/${name}`, import.meta.url), packed);
  return packed.length;
}

const start = performance.now();
const vpic = withVpic(readVpic);
const spellings = new Spellings();
addSpellings(vpic, spellings);
const rows = catalogueRows(vpic);
const trims = rows.reduce((sum, row) => sum + row.trims.length, 0);
const catalogueBytes = write('catalogue.txt.br', catalogueText(rows));
const vinBytes = write('vin.txt.br', vinText(vpic, spellings));
const seconds = ((performance.now() - start) / 1000).toFixed(1);
process.stdout.write(
  `${rows.length} year-make-model rows, ${trims} trims in ${catalogueBytes} bytes; ` +
    `${vpic.uses.length} uses of ${vpic.patterns.size} VIN schemas in ${vinBytes} bytes; ${seconds} s\n`,
);
