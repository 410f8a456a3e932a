import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { until } from '@shared/testing/until';
import { Client, type QueryResult } from 'pg';
import { copyCluster } from '../copyCluster';
import { endPostgres, launchInitdb, launchPostgres } from '../launchPostgres';
import { postgresPrograms } from '../postgresPrograms';

/** A private PostgreSQL for tests, which runs with the safety of a real one and ends with this process. */
export interface PostgresServer {
  url: string;
  /** Where its socket is, the host of an address. */
  folder: string;
  stop(): Promise<void>;
  /** Crashes it, if it runs, and starts it again. */
  restart(): Promise<void>;
  /** Ends it as a machine without power would, or after telling its clients. */
  end(how: 'immediate' | 'fast'): Promise<void>;
  /** Freezes all its processes, like a hanging machine; connections stay open. */
  freeze(): void;
  thaw(): void;
  /** Changes a setting while it runs. */
  set(name: string, value: string): void;
  /** Becomes a streaming standby of that server, whatever it was before. */
  follow(primary: PostgresServer): Promise<void>;
  promote(): Promise<void>;
  query(statement: string, database?: string): Promise<QueryResult>;
}

const SETTINGS = { max_connections: '300', io_method: 'sync', jit: 'off', max_wal_size: '256MB' };
const SIGNALS = { immediate: 'SIGQUIT', fast: 'SIGINT' } as const;

class Server implements PostgresServer {
  readonly #folder = tempFolder('pg');
  readonly #data = join(this.#folder, 'data');
  readonly folder = join(this.#folder, 's');
  readonly #programs = postgresPrograms();
  readonly #log = openSync(join(this.#folder, 'log'), 'a');
  readonly #settings: Record<string, string>;
  #child: ChildProcess | null = null;

  readonly url: string;

  constructor(settings: Record<string, string>) {
    this.#settings = { ...SETTINGS, ...settings };
    this.url = this.#address('postgres');
    // A standby runs as another user, and asks its primary.
    chmodSync(this.#folder, 0o711);
  }

  #address(database: string): string {
    return `postgres://api@localhost/${database}?host=${encodeURIComponent(this.folder)}`;
  }

  async make(): Promise<void> {
    // Flushing a thousand files takes seconds on a busy disk, and no test cuts the power of this one.
    const initdb = launchInitdb(this.#programs, this.#data, this.#log, ['--no-sync']);
    const [code]: unknown[] = await once(initdb, 'exit');
    if (code !== 0) throw new Error(readFileSync(join(this.#folder, 'log'), 'utf8'));
  }

  async start(): Promise<void> {
    const launch = { data: this.#data, sockets: this.folder, settings: this.#settings, log: this.#log };
    this.#child = launchPostgres(this.#programs, { ...launch, lock: this.#log });
    await until(() =>
      this.query('select 1').then(
        () => true,
        () => false,
      ),
    );
  }

  async query(statement: string, database = 'postgres'): Promise<QueryResult> {
    const client = new Client({ connectionString: this.#address(database) });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await client.query(statement);
    } finally {
      await client.end();
    }
  }

  async end(how: 'immediate' | 'fast'): Promise<void> {
    if (this.#child) await endPostgres(this.#child, SIGNALS[how]);
  }

  async restart(): Promise<void> {
    await this.end('immediate');
    await this.start();
  }

  #signal(signal: NodeJS.Signals): void {
    const pid = this.#child?.pid;
    if (pid === undefined) return;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    for (const one of [pid, ...children.split(' ').filter(Boolean).map(Number)]) process.kill(one, signal);
  }

  freeze(): void {
    this.#signal('SIGSTOP');
  }

  thaw(): void {
    this.#signal('SIGCONT');
  }

  set(name: string, value: string): void {
    appendFileSync(join(this.#data, 'postgresql.conf'), `${name} = '${value}'\n`);
    this.#child?.kill('SIGHUP');
  }

  async follow(primary: PostgresServer): Promise<void> {
    if (!(primary instanceof Server)) throw new Error('only a server of a test can be followed');
    rmSync(this.#data, { recursive: true, force: true });
    await copyCluster(primary.url, primary.#data, this.#data);
    writeFileSync(join(this.#data, 'standby.signal'), '');
    const conninfo = `primary_conninfo = 'host=''${primary.folder}'' user=api'`;
    appendFileSync(join(this.#data, 'postgresql.conf'), `synchronous_standby_names = ''\n${conninfo}\n`);
    await this.start();
  }

  async promote(): Promise<void> {
    await this.query('select pg_promote()');
  }

  async stop(): Promise<void> {
    await this.end('immediate');
    closeSync(this.#log);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Starts a server with an empty database. */
export async function startPostgres(settings: Record<string, string> = {}): Promise<PostgresServer> {
  const server = new Server(settings);
  await server.make();
  await server.start();
  return server;
}

/** Starts a streaming standby; the primary waits for it only if its `synchronous_standby_names` says so. */
export async function startStandby(primary: PostgresServer): Promise<PostgresServer> {
  const server = new Server({});
  await server.follow(primary);
  return server;
}
