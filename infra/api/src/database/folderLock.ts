import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCodeOf } from '../errorCodeOf';

/** The folder belongs to a living process. */
export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(`${folder} is in use by another process; the embedded database serves one process only`);
    this.name = 'FolderInUseError';
  }
}

type State = 'claiming' | 'held';

/** The kernel takes no longer path for a socket; a link to the folder is shorter. */
const LONGEST_PATH = 100;
const LOOK_EVERY = 20;
const ANSWER_LIMIT = 2000;

/** Calls `use` with a path to the folder that a socket may have. */
async function inShort<T>(folder: string, use: (short: string) => Promise<T>): Promise<T> {
  if (Buffer.byteLength(folder) + 60 <= LONGEST_PATH) return use(folder);
  const parent = mkdtempSync(join(tmpdir(), 'lock-'));
  const link = join(parent, 'f');
  symlinkSync(folder, link);
  try {
    return await use(link);
  } finally {
    rmSync(parent, { recursive: true });
  }
}

/** What the process behind a socket answers; null when the kernel says that there is none. A silent one holds. */
function ask(path: string): Promise<State | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    let said = '';
    socket.setTimeout(ANSWER_LIMIT, () => (socket.destroy(), resolve('held')));
    socket.on('data', (part) => (said += part.toString()));
    socket.once('end', () => resolve(said === 'claiming' ? 'claiming' : 'held'));
    socket.once('error', (error) => {
      const code = errorCodeOf(error);
      if (code === 'ECONNREFUSED' || code === 'ENOENT') resolve(null);
      else if (code === 'ECONNRESET' || code === 'EPIPE') resolve('held');
      else reject(error);
    });
  });
}

/** Listens under a name that nobody looks at, then shows itself: a socket that is seen always answers. */
async function listen(folder: string, name: string, stateNow: () => State): Promise<Server> {
  const server = createServer((socket) => socket.on('error', () => socket.destroy()).end(stateNow()));
  await inShort(folder, async (short) => {
    const draft = join(short, `.${name}`);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(draft, resolve);
    });
    renameSync(draft, join(short, name));
  });
  return server.unref();
}

/** The strongest claim of another process on the folder, seen from the claim `mine`; removes those of the dead. */
async function rivalOf(folder: string, prefix: string, mine: string): Promise<'none' | 'lost' | 'wait'> {
  let result: 'none' | 'wait' = 'none';
  for (const name of readdirSync(folder)) {
    if (name === mine || !name.startsWith(prefix)) continue;
    const state = await inShort(folder, (short) => ask(join(short, name)));
    if (state === 'held' || (state === 'claiming' && name < mine)) return 'lost';
    if (state === 'claiming') result = 'wait';
    else rmSync(join(folder, name), { force: true });
  }
  return result;
}

/**
 * Takes the folder for this process: PGlite has no lock of its own and two writers would ruin the data. The lock is a
 * listening socket beside the folder: the kernel ends it with the process, however that ended, and it is seen from other
 * containers that share the folder. Of processes that claim at once, one wins. Returns the release.
 * @throws FolderInUseError when a living process, or this one, already holds it.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const parent = dirname(folder);
  const prefix = `${basename(folder)}.lock.`;
  const mine = `${prefix}${randomUUID().slice(0, 8)}`;
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  let state: State = 'claiming';
  const server = await listen(parent, mine, () => state);
  const release = () => {
    server.close();
    rmSync(join(parent, mine), { force: true });
  };
  for (;;) {
    const rival = await rivalOf(parent, prefix, mine);
    if (rival === 'lost') {
      release();
      throw new FolderInUseError(folder);
    }
    if (rival === 'none') break;
    await sleep(LOOK_EVERY);
  }
  state = 'held';
  return release;
}
