import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { TIME_LIMITS } from '@shared/testing/timeLimits';
import { until } from '@shared/testing/until';
import { Client } from 'pg';
import { backUp, restore } from './backup';
import { startEmbedded } from './embeddedPostgres';

jest.setTimeout(TIME_LIMITS.longTest);

const DAY = new Date('2026-11-27T12:00:00Z');
const start = (folder: string) => startEmbedded(folder, () => undefined);

async function connect({ url }: { url: string }): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Rows written one after another until `stop`; each counts once it was acknowledged. */
function writeRows(client: Client) {
  const now = { acknowledged: 0, goesOn: true };
  const written = (async () => {
    while (now.goesOn) {
      await client.query('insert into kept values ($1)', [now.acknowledged + 1]);
      now.acknowledged += 1;
    }
  })();
  const stop = async () => {
    now.goesOn = false;
    await written;
  };
  return { acknowledged: () => now.acknowledged, stop };
}

test('a copy that is made under load has everything acknowledged before it, and a folder takes it back', async () => {
  const folder = tempFolder('backup');
  const copy = join(folder, 'copy');
  const server = await start(folder);
  const client = await connect(server);
  await client.query('create table kept (n int primary key)');
  const rows = writeRows(client);
  await until(() => rows.acknowledged() > 50);
  const before = rows.acknowledged();
  expect(await backUp(folder, copy)).toContain('master.key');
  await rows.stop();
  await expect(restore(folder, copy, DAY)).rejects.toThrow('in use by another process');
  await client.query('drop table kept');
  await client.end();
  await server.stop();
  const other = tempFolder('restored');
  await expect(restore(other, folder, DAY)).rejects.toThrow('is no copy of a database');
  expect(await restore(other, copy, DAY)).toBe(`${join(other, 'postgres')} is the copy again.`);
  const again = await start(other);
  const reader = await connect(again);
  const { rows: found } = await reader.query<{ count: number; max: number }>(
    'select count(*)::int, max(n) from kept',
  );
  expect(found[0]?.count).toBe(found[0]?.max);
  expect(found[0]?.count).toBeGreaterThanOrEqual(before);
  await reader.end();
  await again.stop();
});

test('what a copy replaces is kept beside it', async () => {
  const folder = tempFolder('replaced');
  const first = await start(folder);
  const client = await connect(first);
  await client.query('create table kept as select 1 as n');
  await backUp(folder, join(folder, 'copy'));
  await expect(backUp(folder, join(folder, 'copy'))).rejects.toThrow('exists; name a new folder');
  await client.query('update kept set n = 2');
  await client.end();
  await first.stop();
  await expect(backUp(folder, join(folder, 'late'))).rejects.toThrow('is not running');
  expect(await restore(folder, join(folder, 'copy'), DAY)).toMatch(
    /postgres\.until-2026-11-27T12-00-00-000Z\.$/,
  );
  const second = await start(folder);
  const reader = await connect(second);
  expect((await reader.query('select n from kept')).rows).toEqual([{ n: 1 }]);
  await reader.end();
  await second.stop();
});
