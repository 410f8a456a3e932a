import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { flushFolder } from '@infra/server/flushFolder';
import { Client } from 'pg';
import { addressIn, demandVersion, lockFolder, lockServer, type Places, placesIn } from './databaseFolder';
import { endPostgres, hasEnded, launchInitdb, launchPostgres } from './launchPostgres';
import { type PostgresPrograms, postgresPrograms } from './postgresPrograms';

/** The PostgreSQL that this process runs for itself. */
export interface EmbeddedPostgres {
  /** An address for this process only. */
  url: string;
  /** Ends it after a checkpoint. */
  stop(): Promise<void>;
}

/** What differs from PostgreSQL's defaults, which already flush every commit to disk. */
const SETTINGS = {
  max_connections: '30',
  shared_buffers: '32MB',
  max_wal_size: '256MB',
  // One disk serves one process, so the threads that read ahead would only take memory.
  io_method: 'sync',
  jit: 'off',
  // A failed statement is told to the API; in this log its values could be personal data.
  log_min_messages: 'log',
};

/** ms: for recovery after a crash; between two looks. */
const START_LIMIT = 120_000;
const LOOK_EVERY = 20;
/** ms until a server that ended is started again: doubled each time, up to the last. */
const FIRST_PAUSE = 100;
const LAST_PAUSE = 10_000;

/** What the server has logged since this size, its last failure first. */
function failureSince(log: number, size: number): string {
  const text = Buffer.alloc(Math.max(0, fstatSync(log).size - size));
  readSync(log, text, 0, text.length, size);
  const lines = text.toString().trim().split('\n');
  const failure = lines.findLast((line) => /(?:FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? '';
  return failure.replace(/^.*?(?:FATAL|PANIC|error):\s*/, '');
}

/** Made under another name, so that an interrupted start leaves no half of a cluster. */
async function makeCluster({ data, draft }: Places, programs: PostgresPrograms, log: number): Promise<void> {
  rmSync(draft, { recursive: true, force: true });
  const { size } = fstatSync(log);
  const [code]: unknown[] = await once(launchInitdb(programs, draft, log), 'exit');
  if (code !== 0) throw new Error(`no database can be made in ${data}: ${failureSince(log, size)}`);
  renameSync(draft, data);
  flushFolder(dirname(data));
}

/** Whether the server takes a connection; whatever keeps it from that may pass, as long as it runs. */
async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** One server after another in the same folder: a dead one is followed by the next. */
class Server {
  readonly url: string;
  #child: ChildProcess | null = null;
  #isStopping = false;
  #pause = FIRST_PAUSE;
  readonly #places: Places;
  readonly #programs: PostgresPrograms;
  readonly #log: number;
  readonly #tell: (sentence: string) => void;

  constructor(places: Places, programs: PostgresPrograms, log: number, tell: (sentence: string) => void) {
    this.#places = places;
    this.#programs = programs;
    this.#log = log;
    this.#tell = tell;
    mkdirSync(places.sockets, { recursive: true, mode: 0o700 });
    this.url = addressIn(places);
  }

  /** Resolves once it takes connections. @throws Error with what it says of its failure */
  async start(): Promise<void> {
    const { data, sockets } = this.#places;
    const lock = await lockServer(this.#places);
    const { size } = fstatSync(this.#log);
    const child = launchPostgres(this.#programs, { data, sockets, settings: SETTINGS, log: this.#log, lock });
    closeSync(lock);
    this.#child = child;
    const end = performance.now() + START_LIMIT;
    while (performance.now() < end && !hasEnded(child)) {
      if (await answers(this.url)) {
        child.once('exit', (code, signal) => void this.#startAgain(code ?? signal));
        // It may have ended between the answer and the listener.
        if (!hasEnded(child)) return;
        break;
      }
      await sleep(LOOK_EVERY);
    }
    child.kill('SIGQUIT');
    throw new Error(`PostgreSQL in ${data} does not start: ${failureSince(this.#log, size)}`);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    if (this.#child) await endPostgres(this.#child, 'SIGINT');
    closeSync(this.#log);
  }

  async #startAgain(how: number | string | null): Promise<void> {
    const since = Date.now();
    while (!this.#isStopping) {
      this.#tell(`PostgreSQL ended (${how}) and is started again`);
      await sleep(this.#pause);
      this.#pause = Math.min(this.#pause * 2, LAST_PAUSE);
      try {
        if (this.#isStopping) return;
        await this.start();
        this.#pause = FIRST_PAUSE;
        this.#tell(`PostgreSQL is up again after ${Date.now() - since} ms`);
        return;
      } catch (error) {
        how = error instanceof Error ? error.message : String(error);
      }
    }
  }
}

/**
 * Runs PostgreSQL in `folder`/postgres for this process alone, and keeps it running. Its socket is in a private
 * folder, and it ends with this process. `tell` gets a sentence when it has to be started again.
 * @throws Error with one sentence that says what to do
 */
export async function startEmbedded(
  folder: string,
  tell: (sentence: string) => void,
): Promise<EmbeddedPostgres> {
  const programs = postgresPrograms();
  const places = placesIn(folder);
  mkdirSync(join(folder, 'logs'), { recursive: true, mode: 0o700 });
  const lock = await lockFolder(folder, places);
  const log = openSync(places.log, 'a+', 0o600);
  try {
    if (existsSync(places.data)) demandVersion(places, programs);
    else {
      closeSync(await lockServer(places));
      await makeCluster(places, programs, log);
    }
    const server = new Server(places, programs, log, tell);
    await server.start();
    const stop = () => server.stop().finally(() => closeSync(lock));
    return { url: server.url, stop };
  } catch (error) {
    closeSync(lock);
    throw error;
  }
}
