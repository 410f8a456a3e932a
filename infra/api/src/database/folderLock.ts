import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCodeOf } from '../errorCodeOf';

/** The folder belongs to a living process. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(`${folder} is in use by process ${pid}; the embedded database serves one process only`);
    this.name = 'FolderInUseError';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCodeOf(error) === 'EPERM';
  }
}

/** True when this call made the file: `wx` is atomic, so of two processes only one gets it. */
function tryCreate(file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function ownerOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    return 0;
  }
}

const held = new Set<string>();

/**
 * Takes the folder for this process: PGlite has no lock of its own and two writers would ruin the data.
 * A lock whose process is dead (kill -9) is taken over. Returns the release.
 * @throws FolderInUseError when another living process, or this one, already holds it.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  for (let attempt = 0; !tryCreate(file); attempt += 1) {
    const owner = ownerOf(file);
    // In a container every start has the same pid: a lock of our own pid that we do not hold is stale.
    const alive = owner !== 0 && (owner === process.pid ? held.has(file) : isAlive(owner));
    if (alive || attempt > 4) throw new FolderInUseError(folder, owner);
    // Moved before it is removed: of two processes that found it stale, only one can move it.
    const grave = `${file}.${process.pid}.${attempt}`;
    try {
      renameSync(file, grave);
      rmSync(grave, { force: true });
    } catch (error) {
      if (errorCodeOf(error) !== 'ENOENT') throw error;
    }
  }
  held.add(file);
  return () => {
    held.delete(file);
    rmSync(file, { force: true });
  };
}
