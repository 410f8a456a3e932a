import { flushFolder } from '@infra/server/flushFolder';
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { types } from 'node:util';
import { type BigIntStats, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { demandName } from './demandName';
import type { FileStore, Listed, Stored } from './fileStore';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../model/refusal';

/** ms to wait for whoever changes the releases, and between two looks. */
const WAIT_LIMIT = 10_000;
const LOOK_EVERY = 20;

/** Locks that this process holds. */
const held = new Set<string>();

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Removes a lock whose process is gone. A restarted container may have the same process id. */
function removeStale(file: string): void {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    if (pid === process.pid ? !held.has(file) : !isAlive(pid)) rmSync(file, { force: true });
  } catch {
    // It was released in the meantime.
  }
}

function take(file: string): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    // A link appears at once with its content, and only where none is.
    linkSync(own, file);
    held.add(file);
    return true;
  } catch {
    removeStale(file);
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Runs one change of the releases at a time, across the service and the local command. @throws Refusal `busy` */
async function withLock<T>(folder: string, work: () => T | Promise<T>): Promise<T> {
  const file = join(folder, 'lock');
  mkdirSync(folder, { recursive: true });
  const until = Date.now() + WAIT_LIMIT;
  while (!take(file)) {
    if (Date.now() > until) throw new Refusal(503, 'busy', 'Another change of the releases is not finished');
    await sleep(LOOK_EVERY);
  }
  try {
    return await work();
  } finally {
    held.delete(file);
    rmSync(file, { force: true });
  }
}

/** Other users of this machine may run edges, which read only these. */
const SERVED = /^(releases\.json$|apps\/)/;

const tagOf = ({ ino, mtimeNs, size }: BigIntStats): string => `${ino}-${mtimeNs}-${size}`;

function missing(error: unknown): null {
  if (types.isNativeError(error) && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code)))
    return null;
  throw error;
}

let written = 0;

/** Files in a folder of this machine; for any number of processes on it. */
export class FolderStore implements FileStore {
  readonly isLocal = true;

  constructor(private readonly folder: string) {}

  #path(name: string): string {
    demandName(name);
    return join(this.folder, name);
  }

  get(name: string): Promise<Stored | null>;
  get(name: string, known: string | undefined): Promise<Stored | 'same' | null>;
  async get(name: string, known?: string): Promise<Stored | 'same' | null> {
    const handle = await open(this.#path(name), 'r').catch(missing);
    if (!handle) return null;
    try {
      const there = await handle.stat({ bigint: true });
      if (!there.isFile()) return null;
      const tag = tagOf(there);
      return tag === known ? 'same' : { content: await handle.readFile(), tag };
    } finally {
      await handle.close();
    }
  }

  async put(name: string, content: Buffer | string, over?: string | null): Promise<string | null> {
    if (over === undefined) return this.#write(name, content);
    return withLock(this.folder, async () => {
      const there = await stat(this.#path(name), { bigint: true }).catch(missing);
      return (there && tagOf(there)) === over ? this.#write(name, content) : null;
    });
  }

  async #write(name: string, content: Buffer | string): Promise<string> {
    const file = this.#path(name);
    const next = `${file}.${process.pid}-${(written += 1)}.next`;
    await mkdir(dirname(file), { recursive: true });
    const handle = await open(next, 'w', SERVED.test(name) ? 0o644 : 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
      const tag = tagOf(await handle.stat({ bigint: true }));
      await rename(next, file);
      flushFolder(dirname(file));
      return tag;
    } finally {
      await handle.close();
    }
  }

  async list(folder: string): Promise<Listed[]> {
    const entries = await readdir(this.#path(folder), { recursive: true, withFileTypes: true }).catch(
      missing,
    );
    const files = (entries ?? []).filter((entry) => entry.isFile());
    const listed = files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const found = await stat(path).catch(missing);
      const named = relative(this.folder, path).replaceAll(sep, '/');
      return found && { name: named, bytes: found.size, changedAt: found.mtime };
    });
    return (await Promise.all(listed)).filter((one) => one !== null);
  }

  async remove(name: string): Promise<void> {
    await rm(this.#path(name), { force: true });
    // Folders exist only for the files in them.
    for (let above = dirname(name); above !== '.'; above = dirname(above))
      if (
        await rmdir(this.#path(above)).then(
          () => false,
          () => true,
        )
      )
        return;
  }
}
