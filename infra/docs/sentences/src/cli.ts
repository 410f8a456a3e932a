import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { digests } from './data/digests';
import { sections } from './data/sections';
import { findTests } from './scan/findTests';
import { digestFaults } from './specification/digestFaults';
import { faultsOf } from './table/faultsOf';
import { tableOf } from './table/tableOf';

/** npm run sentences: writes infra/docs/sentences.md, which git ignores. `-- --check` writes nothing. */
const root = resolve(import.meta.dirname, '../../../..');
const tests = findTests(root);
// Beside the project, where it is at hand.
const file = resolve(root, '../shared/spec/specification.md');
const specification = existsSync(file) ? readFileSync(file, 'utf8') : null;
const faults = [...digestFaults(digests, sections, specification), ...faultsOf(sections, tests)];

if (process.argv.includes('--check')) process.exitCode = faults.length > 0 ? 1 : 0;
else writeFileSync(resolve(root, 'infra/docs/sentences.md'), tableOf(sections, tests));
for (const fault of faults) console.error(fault);
console.log(`${tests.length} tests name a sentence; ${faults.length} faults`);
