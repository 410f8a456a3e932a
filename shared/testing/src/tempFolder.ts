import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names the folder of a run to its workers. */
const VARIABLE = 'TEST_RUN_FOLDER';
const PREFIX = 'test-run-';

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else.
    return Object(error).code === 'EPERM';
  }
}

/** Removes what runs left behind that were killed. */
function removeLeft(): void {
  for (const name of readdirSync(tmpdir()).filter((one) => one.startsWith(PREFIX))) {
    if (!isRunning(Number(name.slice(PREFIX.length)))) remove(join(tmpdir(), name));
  }
}

/** The folder of this run of tests, which is removed when the process that began the run ends. */
function runFolder(): string {
  const begun = process.env[VARIABLE];
  if (begun !== undefined) return begun;
  removeLeft();
  const folder = join(tmpdir(), `${PREFIX}${process.pid}`);
  // Others may enter: a database server runs under an account of its own.
  mkdirSync(folder, { recursive: true });
  process.env[VARIABLE] = folder;
  process.once('exit', () => remove(folder));
  return folder;
}

/** A new folder that nobody needs to remove: it ends with the run of tests, also with one that fails. */
export function tempFolder(name: string): string {
  return mkdtempSync(join(runFolder(), `${name}-`));
}

/** For jest, before its workers begin, so that all share one folder. */
export default runFolder;
