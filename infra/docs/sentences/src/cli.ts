import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sections } from './data/sections';
import { findTests } from './scan/findTests';
import { faultsOf } from './table/faultsOf';
import { tableOf } from './table/tableOf';

/** npm run sentences: writes infra/docs/sentences.md. `-- --check` writes nothing and fails when it is not complete. */
const root = resolve(import.meta.dirname, '../../../..');
const file = resolve(root, 'infra/docs/sentences.md');
const tests = findTests(root);
const table = tableOf(sections, tests);
const faults = faultsOf(sections, tests);

if (process.argv.includes('--check')) {
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (written !== table) faults.push('infra/docs/sentences.md is out of date: npm run sentences');
  process.exitCode = faults.length > 0 ? 1 : 0;
} else {
  writeFileSync(file, table);
}
for (const fault of faults) console.error(fault);
console.log(`${tests.length} tests name a sentence; ${faults.length} faults`);
