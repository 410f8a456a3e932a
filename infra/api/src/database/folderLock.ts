import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCodeOf } from '../errorCodeOf';

export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `${folder} is in use by another process, and the embedded database serves one only; stop that process, or set DATA_DIR to another folder`,
    );
    this.name = 'FolderInUseError';
  }
}

type State = 'claiming' | 'held';

/** The kernel's maximum socket path length; a symlink to the folder is shorter. */
const LONGEST_PATH = 100;
const LOOK_EVERY = 20;
const ANSWER_LIMIT = 2000;

/** Calls `work` with a path to the folder that is short enough for a socket. */
async function inShort<T>(folder: string, work: (short: string) => Promise<T>): Promise<T> {
  if (Buffer.byteLength(folder) + 60 <= LONGEST_PATH) return work(folder);
  const parent = mkdtempSync(join(tmpdir(), 'lock-'));
  const link = join(parent, 'f');
  symlinkSync(folder, link);
  try {
    return await work(link);
  } finally {
    rmSync(parent, { recursive: true });
  }
}

/** The kernel's errors when nobody listens any more, and when the process exits while being asked. */
const GONE = new Set(['ECONNREFUSED', 'ENOENT']);
const LEAVING = new Set(['ECONNRESET', 'EPIPE']);

/** The response of the process behind a socket. One that is silent or may not be asked counts as holding. */
function ask(path: string): Promise<State | 'gone' | 'leaving'> {
  return new Promise((resolve) => {
    const socket = connect(path);
    let said = '';
    socket.setTimeout(ANSWER_LIMIT, () => (socket.destroy(), resolve('held')));
    socket.on('data', (part) => (said += part.toString()));
    socket.once('end', () => resolve(said === 'claiming' || said === 'held' ? said : 'leaving'));
    socket.once('error', (error) => {
      const code = errorCodeOf(error) ?? '';
      if (GONE.has(code)) resolve('gone');
      else resolve(LEAVING.has(code) ? 'leaving' : 'held');
    });
  });
}

/** Listens under a hidden name first, then publishes it, so that a visible socket always answers. */
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

/** The strongest claim of another process on the folder, compared to `mine`; removes those of dead processes. */
async function rivalOf(folder: string, prefix: string, mine: string): Promise<'none' | 'lost' | 'wait'> {
  let result: 'none' | 'wait' = 'none';
  for (const name of readdirSync(folder)) {
    if (name === mine || !name.startsWith(prefix)) continue;
    const state = await inShort(folder, (short) => ask(join(short, name)));
    if (state === 'held' || (state === 'claiming' && name < mine)) return 'lost';
    if (state === 'gone') rmSync(join(folder, name), { force: true });
    else result = 'wait';
  }
  return result;
}

/** The folder's real path, so that a link to it is locked with it. */
function ownPath(folder: string): string {
  if (existsSync(folder)) return realpathSync(folder);
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
  return join(realpathSync(dirname(folder)), basename(folder));
}

/**
 * Locks the folder for this process: PGlite has no lock of its own, and two writers would corrupt the data. The lock
 * is a listening socket next to the folder: the kernel closes it with the process, and containers that share the
 * folder see it. Of simultaneous claims, one wins. Returns the release function.
 * @throws FolderInUseError if a living process, or this one, already holds it.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const own = ownPath(folder);
  const parent = dirname(own);
  const prefix = `${basename(own)}.lock.`;
  const mine = `${prefix}${randomUUID().slice(0, 8)}`;
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
