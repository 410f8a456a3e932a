import { cpSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { root } from '../system/system';
import { npm } from './command';
import { demand, demandEqual } from './step';

/** A folder outside of the repository that holds the sources of `quote` and nothing else of the site. */
export interface TeamFolder {
  folder: string;
  packages: string;
  /** The version of the shared packages that the team was given. */
  version: string;
  /** The site's own, newer version. */
  current: string;
  remove: () => void;
}

interface Manifest {
  version: string;
  ownVersion?: boolean;
}

const NOT_SOURCES = /(^|[\\/])(node_modules|dist|\.cache)$/;

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

/** Copies the sources, and packs the release of the shared packages before the site's own. */
export async function makeFolder(): Promise<TeamFolder> {
  const top = realpathSync(tempFolder('quote-team'));
  const [folder, packages] = [join(top, 'quote'), join(top, 'packages')];
  const remove = () => rmSync(top, { recursive: true, force: true });
  try {
    cpSync(join(root, 'remotes/quote'), folder, {
      recursive: true,
      filter: (path) => !NOT_SOURCES.test(path),
    });
    const args = ['--silent', 'packages', '--', 'pack', packages, '--previous'];
    const said = await npm({ folder: root }, 'run', ...args);
    const version = /^(\S+) is in/m.exec(said)?.[1] ?? '';
    const { version: current }: Manifest = JSON.parse(read(root, 'shared/kit/package.json'));
    demand(version !== current, `the packages are older than the site's ${current}`);
    return { folder, packages, version, current, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Installs the packages, and checks that they are the older ones and that none comes from the repository. */
export async function install({ folder, packages, version }: TeamFolder): Promise<void> {
  const manifest = read(folder, 'package.json');
  const files = readdirSync(packages).map((name) => join(packages, name));
  await npm(
    { folder },
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...files,
  );
  // With the ranges that the remote states, instead of the files that npm wrote there; fails if one is not met.
  writeFileSync(join(folder, 'package.json'), manifest);
  await npm({ folder }, 'ls');
  const shared = join(folder, 'node_modules/@shared');
  for (const name of readdirSync(shared)) {
    const place = join(shared, name);
    demandEqual(realpathSync(place), place, `@shared/${name} is a copy`);
    const found: Manifest = JSON.parse(read(place, 'package.json'));
    // A package with a version of its own is not one of the set.
    if (!found.ownVersion) demandEqual(found.version, version, `@shared/${name}`);
  }
}

/** Edits files of the team below `src`. @throws Error if one does not contain what is to be replaced */
export function edit({ folder }: TeamFolder, path: string, from: string, to: string): void {
  const text = read(folder, 'src', path);
  demand(text.includes(from), `${path} contains ${from}`);
  writeFileSync(join(folder, 'src', path), text.replaceAll(from, to));
}
