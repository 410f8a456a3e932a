import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { satisfies } from 'semver';
import { appFolder, repository } from '../build/places';
import { REMOTE_NAMES, type AppName } from '../model/release';
import { checkOutPrevious } from './pack';

interface Manifest {
  version: string;
  dependencies: Record<string, string>;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

const { version } = manifestOf(join(repository, 'shared/kit'));
const top = tempFolder('older');
afterAll(() => rmSync(top, { recursive: true, force: true }));

/** The version before this one; null without the history that holds it. */
function checkedOut(): string | null {
  try {
    return checkOutPrevious(version, top).released.version;
  } catch {
    return null;
  }
}

/** Installed packages as in the repository, with the older shared packages. */
function install(): void {
  const [from, to] = [join(repository, 'node_modules'), join(top, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== '@shared' && name !== '.cache') symlinkSync(join(from, name), join(to, name));
  }
  cpSync(join(top, 'shared'), join(to, '@shared'), { recursive: true });
}

/** The remotes that do not compile beside the older packages; one program reads the packages for all of them. */
function mismatches(): AppName[] {
  for (const remote of REMOTE_NAMES) {
    const [sources, folder] = [appFolder(remote), join(top, 'remotes', remote)];
    cpSync(sources, folder, { recursive: true, filter: (path) => !path.endsWith('node_modules') });
    const own = join(sources, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, 'node_modules'));
  }
  const include = REMOTE_NAMES.flatMap((remote) => [
    `remotes/${remote}/src`,
    `remotes/${remote}/webpack.config.ts`,
  ]);
  const settings = { extends: '@shared/kit/tsconfig.json', include };
  writeFileSync(join(top, 'tsconfig.json'), JSON.stringify(settings));
  const tsc = join(repository, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', '.'], { cwd: top, encoding: 'utf8' });
  const lines = stdout.split('\n');
  const named = REMOTE_NAMES.filter((remote) => lines.some((line) => line.startsWith(`remotes/${remote}/`)));
  // An error elsewhere is in what all of them use.
  return status === 0 ? [] : named.length > 0 ? named : [...REMOTE_NAMES];
}

const before = checkedOut();
if (before !== null) install();
const mismatched = before === null ? [] : mismatches();

const rangeOf = (remote: AppName) => manifestOf(appFolder(remote)).dependencies['@shared/ui'] ?? '';

// A copy without its history cannot know what was released before.
const whenKnown = before === null ? test.skip : test;

whenKnown(
  'the packages are those of the commit that recorded them, also where the record has moved since',
  () => {
    expect(manifestOf(join(top, 'shared/kit')).version).toBe(before);
  },
);

whenKnown.each(REMOTE_NAMES)(
  '%s accepts the shared packages released before exactly if it fits them, and else asks for these',
  (remote) => {
    const [acceptsOlder, acceptsThese] = [before ?? '', version].map((one) =>
      satisfies(one, rangeOf(remote)),
    );
    // A range that asks for more than the remote needs would keep its team from releasing with what it has.
    expect({ acceptsOlder, acceptsThese }).toEqual({
      acceptsOlder: !mismatched.includes(remote),
      acceptsThese: true,
    });
  },
);
