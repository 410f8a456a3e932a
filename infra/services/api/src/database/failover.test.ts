import { type AddressInfo, createServer } from 'node:net';
import { startFailure } from '@infra/server';
import { until } from '@shared/testing/until';
import { Pool } from 'pg';
import { isDatabaseOutage } from './databaseOutage';
import { databaseHosts } from './databaseUrl';
import { openHosts } from './hostPool';
import { openPostgres } from './openPostgres';
import { preparedPool } from './preparedPool';
import { type PostgresServer, startPostgres, startStandby } from '@infra/postgres/testing';

/** The message of a start that fails. */
const refusalAt = (url: string) =>
  openPostgres(url).then(
    async (database) => (await database.close(), 'it opened'),
    (error: unknown) => startFailure(error),
  );

/** An address of several hosts, each a folder with a socket or a port. */
const listOf = (...hosts: (PostgresServer | number)[]) => {
  const names = hosts.map((host) => (typeof host === 'number' ? '127.0.0.1' : host.folder));
  const ports = hosts.map((host) => (typeof host === 'number' ? host : 5432));
  return `postgres://api:hunter2@/postgres?host=${names.join()}&port=${ports.join()}&target_session_attrs=read-write`;
};

describe('a primary and a standby', () => {
  let primary: PostgresServer;
  let standby: PostgresServer;
  beforeAll(async () => {
    primary = await startPostgres();
    await (await openPostgres(primary.url)).close();
    standby = await startStandby(primary);
  });
  afterAll(async () => {
    await standby.stop();
    await primary.stop();
  });

  test('of several hosts the first that accepts writes is used, and a missing synchronous standby is told', async () => {
    const database = await openPostgres(listOf(1, standby, primary));
    expect(database.warning).toMatch(/^no synchronous standby/);
    await database.kysely.deleteFrom('quotes').execute();
    await database.close();
    primary.set('synchronous_standby_names', '*');
    const isSilent = async () => {
      const second = await openPostgres(listOf(standby, primary));
      await second.close();
      return second.warning === undefined;
    };
    await until(isSilent);
  });

  test('a standby alone, or hosts without a primary, are refused in one sentence without the password', async () => {
    expect(await refusalAt(standby.url)).toBe(
      'this PostgreSQL is a standby or read-only; name the primary, too',
    );
    const said = await refusalAt(listOf(standby, 1));
    expect(said).toMatch(/^no host in DATABASE_URL can be written to \(.*a standby.*; 127.0.0.1:1: .*\)$/);
    expect(said).not.toMatch(/hunter2|\n/);
  });

  test.each([
    ["insert into enc_keys values ('a', 1, 'b', 'c')", '25006'],
    ['delete from rate_limits where false', '0A000'],
  ])('what a standby says to %s is an outage, and ends the connection', async (statement, code) => {
    // As a pooler does, which leads an open connection to another server.
    const pool = new Pool({ connectionString: standby.url });
    const client = await preparedPool(pool).connect();
    const error: unknown = await client.query(statement, []).catch((refused: unknown) => refused);
    expect(error).toMatchObject({ code });
    expect(isDatabaseOutage(error)).toBe(true);
    client.release();
    expect(pool.totalCount).toBe(0);
    await pool.end();
  });

  test('a host that hangs delays the first call by its share of the limit, and no later one', async () => {
    const silent = createServer((socket) => socket.on('error', () => undefined));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const pool = openHosts(databaseHosts(listOf(port, primary)), { connectionTimeoutMillis: 2000 });
    const times: number[] = [];
    for (let call = 0; call < 2; call += 1) {
      const asked = performance.now();
      const client = await pool.connect();
      times.push(performance.now() - asked);
      // Not reused, so that the second call has to connect as well.
      client.release(true);
    }
    expect(times[0]).toBeGreaterThan(900);
    expect(times[0]).toBeLessThan(1900);
    expect(times[1]).toBeLessThan(900);
    await pool.end();
    silent.close();
  });

  test.each([
    [
      'synchronous_commit',
      'off',
      /^PostgreSQL must run with synchronous_commit=on or remote_apply, not off$/,
    ],
    ['synchronous_commit', 'local', /not local$/],
    ['synchronous_commit', 'remote_write', /not remote_write$/],
    ['fsync', 'off', /^PostgreSQL must run with fsync=on, because a power cut loses data without it$/],
    ['full_page_writes', 'off', /full_page_writes=on/],
  ])('%s=%s is refused in one sentence', async (name, value, sentence) => {
    primary.set(name, value);
    // A reload takes effect a moment later.
    await until(async () => sentence.test(await refusalAt(primary.url)));
    primary.set(name, 'on');
    await until(async () => (await refusalAt(primary.url)) === 'it opened');
  });

  test('remote_apply is stricter than on, and accepted', async () => {
    primary.set('synchronous_commit', 'remote_apply');
    const database = await openPostgres(primary.url);
    await database.close();
    primary.set('synchronous_commit', 'on');
  });
});
