import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tempFolder } from '@shared/testing/tempFolder';
import { TIME_LIMITS } from '@shared/testing/timeLimits';
import { until } from '@shared/testing/until';
import { Client } from 'pg';
import { type EmbeddedPostgres, startEmbedded } from './embeddedPostgres';

// A new cluster takes seconds; on a busy machine, many.
jest.setTimeout(TIME_LIMITS.longTest);

const HOLDER = fileURLToPath(new URL('./testing/holder.ts', import.meta.url));
const silent = () => undefined;
const root = process.getuid?.() === 0;

let folder: string;
const servers: EmbeddedPostgres[] = [];
const holders: ChildProcess[] = [];
beforeEach(() => {
  folder = join(tempFolder('embedded'), 'a folder with spaces');
});
afterEach(async () => {
  for (const holder of holders.splice(0)) holder.kill('SIGKILL');
  for (const server of servers.splice(0)) await server.stop();
});

async function start(at = folder): Promise<EmbeddedPostgres> {
  const server = await startEmbedded(at, silent);
  servers.push(server);
  return server;
}

async function stop(server: EmbeddedPostgres): Promise<void> {
  servers.splice(servers.indexOf(server), 1);
  await server.stop();
}

async function ask(server: { url: string }, statement: string): Promise<unknown> {
  const client = new Client({ connectionString: server.url });
  client.on('error', silent);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return Object.values(rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

/** The server's main process, from its own file. */
const serverPid = () => Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

/** Whether it still runs; a zombie does not. */
function isAlive(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Another process that runs a server in the folder; its first line is 'up', or why not. */
async function hold(under: readonly string[] = []): Promise<{ said: string; child: ChildProcess }> {
  const [command, ...args] = [...under, process.execPath, '--import', 'tsx', HOLDER, folder];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  holders.push(child);
  const [said]: unknown[] = await once(child.stdout, 'data');
  return { said: String(said).trim(), child };
}

const asRoot = root ? test : test.skip;

const isolated = ['unshare', '--pid', '--fork', '--kill-child'];
const canIsolate = spawnSync(isolated[0] ?? '', [...isolated.slice(1), 'true']).status === 0;

/** A cluster that was made once and stopped, to copy. */
let made: string;
beforeAll(async () => {
  made = tempFolder('made');
  const server = await startEmbedded(made, silent);
  await server.stop();
});

test('a new cluster keeps what was written, listens on no port, flushes, and has a log of its own', async () => {
  const first = await start();
  await ask(first, 'create table kept as select 42 as answer');
  expect(await ask(first, "select current_setting('listen_addresses')")).toBe('');
  expect(await ask(first, "select current_setting('fsync')")).toBe('on');
  expect(await ask(first, "select current_setting('data_checksums')")).toBe('on');
  await stop(first);
  expect(await ask(await start(), 'select answer from kept')).toBe(42);
  expect(readFileSync(join(folder, 'logs/postgres.log'), 'utf8')).toContain('ready to accept connections');
});

test('only its owner may enter what is in the folder', async () => {
  await start();
  for (const name of ['postgres', 'postgres.sockets', 'logs'])
    expect([name, (statSync(join(folder, name)).mode & 0o777).toString(8)]).toEqual([name, '700']);
});

test('an interrupted start leaves no half of a cluster', async () => {
  mkdirSync(join(folder, 'postgres.new'), { recursive: true });
  writeFileSync(join(folder, 'postgres.new/PG_VERSION'), '18\n');
  expect(await ask(await start(), 'select 1')).toBe(1);
  expect(existsSync(join(folder, 'postgres.new'))).toBe(false);
});

test('a folder whose path is longer than a socket may be', async () => {
  folder = join(folder, 'long '.repeat(20), 'longer '.repeat(20));
  expect(await ask(await start(), 'select 1')).toBe(1);
});

asRoot('an ordinary user runs it as himself', async () => {
  mkdirSync(folder, { recursive: true });
  chmodSync(join(folder, '..'), 0o755);
  chownSync(folder, 65_534, 65_534);
  const { said } = await hold(['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups']);
  expect(said).toBe('up');
});

describe('in a cluster that exists', () => {
  beforeEach(() => {
    cpSync(join(made, 'postgres'), join(folder, 'postgres'), { recursive: true });
    // Node 24 does not copy it, and the server wants its folder for itself.
    chmodSync(join(folder, 'postgres'), 0o700);
  });

  test('a second start in the same folder is refused in one sentence, by this process and by another', async () => {
    const first = await start();
    await expect(startEmbedded(folder, silent)).rejects.toThrow(/^the database in .* is in use by another/);
    expect((await hold()).said).toMatch(/is in use by another process; stop that process, or set DATA_DIR/);
    expect(await ask(first, 'select 1')).toBe(1);
  });

  test('the server ends with its process, however that ended, and the next start takes over at once', async () => {
    const { said, child } = await hold();
    expect(said).toBe('up');
    const pid = serverPid();
    child.kill('SIGKILL');
    expect(await ask(await start(), 'select 1')).toBe(1);
    expect(isAlive(pid)).toBe(false);
  });

  test('two killed at once, owner first or server first: the next start recovers', async () => {
    for (const isOwnerFirst of [true, false]) {
      const { child } = await hold();
      const pid = serverPid();
      const both = [() => child.kill('SIGKILL'), () => process.kill(pid, 'SIGKILL')];
      for (const kill of isOwnerFirst ? both : both.toReversed()) kill();
      const next = await start();
      expect(await ask(next, 'select 1')).toBe(1);
      await stop(next);
    }
  });

  test('a server that is killed is started again, and its owner is told', async () => {
    const told: string[] = [];
    const server = await startEmbedded(folder, (sentence) => void told.push(sentence));
    servers.push(server);
    process.kill(serverPid(), 'SIGKILL');
    await until(() => told.length === 2);
    expect(await ask(server, 'select 1')).toBe(1);
    expect(told[0]).toBe('PostgreSQL ended (SIGKILL) and is started again');
    expect(told[1]).toMatch(/^PostgreSQL is up again after \d+ ms$/);
  });

  test('a file of a crashed server with the number of a living process is no obstacle', async () => {
    const file = join(folder, 'postgres/postmaster.pid');
    writeFileSync(file, `${process.ppid}\n${join(folder, 'postgres')}\n1\n5432\n\n\n`);
    if (root) chownSync(file, 65_534, 65_534);
    expect(await ask(await start(), 'select 1')).toBe(1);
  });

  test('a cluster of another major version is left as it is, and one sentence says what to do', async () => {
    const file = join(folder, 'postgres/PG_VERSION');
    writeFileSync(file, '17\n');
    await expect(startEmbedded(folder, silent)).rejects.toThrow(
      /was made by PostgreSQL 17, and this is 18; .*DATABASE_URL$/,
    );
    writeFileSync(file, '18\n');
    expect(await ask(await start(), 'select 1')).toBe(1);
  });

  test('a broken cluster is told with what PostgreSQL said', async () => {
    rmSync(join(folder, 'postgres/global/pg_control'));
    await expect(startEmbedded(folder, silent)).rejects.toThrow(/does not start: .*pg_control/);
  });

  test('a folder that was moved', async () => {
    await stop(await start());
    const moved = `${folder} moved`;
    renameSync(folder, moved);
    expect(await ask(await start(moved), 'select 1')).toBe(1);
  });

  asRoot('root may keep it in a folder that nobody else can enter, and copy it', async () => {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o700);
    for (const name of readdirSync(join(folder, 'postgres'), { recursive: true, encoding: 'utf8' }))
      chownSync(join(folder, 'postgres', name), 0, 0);
    chownSync(join(folder, 'postgres'), 0, 0);
    expect(await ask(await start(), 'select 1')).toBe(1);
  });

  (canIsolate ? test : test.skip)('two pid namespaces with one folder: the second is refused', async () => {
    expect((await hold(isolated)).said).toBe('up');
    expect((await hold(isolated)).said).toMatch(/is in use by another process/);
  });
});
