import { execFileSync } from 'node:child_process';
import { faultsOf, type Component } from './faultsOf';

/** Packages that name no license in their package.json, and what was read instead. */
const READ = {
  'humanize-number': 'its Readme.md says MIT',
  'png-js': 'its LICENSE is the MIT license',
};

/** npm run check:licenses: every installed package has a license that allows what we do with it. */
const text = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
  encoding: 'utf8',
  maxBuffer: 100_000_000,
  shell: process.platform === 'win32',
});
const { components }: { components: Component[] } = JSON.parse(text);
const faults = faultsOf(components, READ);
for (const fault of faults) console.error(fault);
console.log(`${components.length} packages, ${faults.length} licenses to look at`);
process.exitCode = faults.length > 0 ? 1 : 0;
