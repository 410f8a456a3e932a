import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { repository } from '../build/places';
import { recordContracts } from '../recorded/recordContracts';
import { bump } from './bump';
import { faultsOf } from './faultsOf';
import { pack, packPrevious, RECORD } from './pack';
import released from './released.json';
import { ownVersions, readSharedPackages, versionOf } from './sharedPackages';

const usage = `Usage: npm run packages -- <command>
  check                       what is wrong with the shared packages as they would be packed
  bump major|minor|patch      give all of them the next version
  release                     record this version as given to teams
  pack FOLDER [--previous]    pack them for a team, or pack the release before this version`;

const [command, target = '', option] = process.argv.slice(2);

/** npm runs this in its workspace; paths are relative to where it was called. */
const folder = () => {
  if (target === '') throw new Error(usage);
  return resolve(process.env.INIT_CWD ?? '.', target);
};

function checked() {
  const packages = readSharedPackages(repository);
  const faults = faultsOf(packages, released);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return packages;
}

async function release(): Promise<string> {
  const packages = checked();
  const version = versionOf(packages);
  const content = Object.fromEntries(packages.map((one) => [one.manifest.name, one.content]));
  await recordContracts(version);
  writeFileSync(RECORD, `${JSON.stringify({ version, content, own: ownVersions(packages) }, null, 2)}\n`);
  return `${version} is recorded as released. Commit it, so that it can be packed later.`;
}

function packed(): string {
  const version = versionOf(readSharedPackages(repository));
  if (option === '--previous') return `${packPrevious(version, folder())} is in ${folder()}`;
  pack(repository, folder());
  return `${version} is in ${folder()}`;
}

const commands: Record<string, () => string | Promise<string>> = {
  check: () => `${checked().length} packages can be packed`,
  bump: () => `The shared packages are ${bump(repository, target)} now`,
  release,
  pack: packed,
};

try {
  const run = commands[command ?? ''];
  if (!run) throw new Error(usage);
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
