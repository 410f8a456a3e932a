import { randomBytes } from 'node:crypto';
import { renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '@infra/api/database';
import { allows, smallDisk } from './disks';
import { killAll, serverOf } from './serverProcesses';
import { play, soon, type Stage } from './stage';
import { type Outcome, ratable } from './work';

/** A command that runs another one in a separate pid namespace, and ends both together. */
export const OTHER_NAMESPACE = ['unshare', '--pid', '--fork', '--kill-child'];

export const hasNamespaces = (): boolean => allows([...OTHER_NAMESPACE, 'true']);

/** A second process on the folder is refused, and the first one's acknowledged writes are there; `under` wraps both. */
export const twoProcesses = (under: readonly string[] = []): Promise<Outcome> =>
  play(async ({ work, demand, start, refusal }) => {
    const first = await start({ under });
    await work.prepare(3);
    demand(/in use by another process/.test(await refusal({ under })), 'two processes opened one folder');
    await work.saveEach();
    await first.kill();
    await start({ under });
    await work.look();
  });

/** Killed repeatedly while shoppers save, or rate. */
export const killed = (what: 'save' | 'rate', times: number): Promise<Outcome> =>
  play(async ({ work, demand, start }) => {
    let api = await start();
    await work.prepare(3, what === 'rate' ? ratable : undefined);
    for (let time = 0; time < times; time += 1) {
      const before = work.outcome.acknowledged;
      work.begin(what);
      // A different moment each time.
      const enough = before + 6 + time;
      demand(await soon(() => work.outcome.acknowledged > enough), 'nothing is saved any more');
      await api.kill();
      await work.rest();
      api = await start();
      await work.look();
    }
  });

/** Who is killed, in this order. */
const VICTIMS = ['server', 'API, server', 'server, API', 'a child', 'API, then all of the server'] as const;

/** The API and its PostgreSQL, killed in any order while shoppers save; every refusal has its code. */
export const killedTogether = (times: number): Promise<Outcome> =>
  play(async ({ work, demand, start, folder }) => {
    let api = await start();
    await work.prepare(3);
    for (let time = 0; time < times; time += 1) {
      const victims = VICTIMS[time % VICTIMS.length] ?? 'server';
      const before = work.outcome.acknowledged;
      work.begin('save');
      demand(await soon(() => work.outcome.acknowledged > before + 6 + time), 'nothing is saved any more');
      const server = serverOf(folder);
      if (victims.startsWith('server')) killAll(server.slice(0, 1));
      if (victims === 'a child') killAll(server.slice(-1));
      if (victims.includes('API')) await api.kill();
      if (victims === 'API, server') killAll(server.slice(0, 1));
      if (victims.endsWith('all of the server')) killAll(server);
      if (victims.includes('API')) {
        await work.rest();
        api = await start();
      } else {
        const again = work.outcome.acknowledged;
        demand(await soon(() => work.outcome.acknowledged > again + 6), `nothing is saved after ${victims}`);
        await work.rest();
      }
      await work.look();
    }
  });

/** Fills the disk to its last bytes; returns how to free it. */
function fill(folder: string): () => void {
  const file = join(folder, 'filler');
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - bsize)));
  return () => rmSync(file);
}

/** Saves while the disk fills up, and once there is room again; null if no small disk can be made. */
export async function fullDisk(): Promise<Outcome | null> {
  const disk = smallDisk();
  return disk === null ? null : play(untilFull, disk.folder).finally(disk.remove);
}

/** New quotes take room, so at some time one is refused; the log, which has room, may take edits for longer. */
async function untilRefused({ work, demand }: Stage): Promise<void> {
  const { refused } = work.outcome;
  for (let made = 0; made < 2000 && work.outcome.refused === refused; made += 1) await work.tryNew();
  demand(work.outcome.refused > refused, 'no write was refused on a full disk');
}

async function untilFull(stage: Stage): Promise<void> {
  const { work, demand, start, folder } = stage;
  let api = await start();
  await work.prepare(3);
  await work.saveEach();
  const free = fill(folder);
  await untilRefused(stage);
  const lookup = await api.inject({ url: '/v2/locations/lookup?zip_code=60018' });
  demand(lookup.statusCode === 200, `${lookup.statusCode} for a ZIP lookup on a full disk`);
  const { took } = await api.ready();
  demand(took < 2000, `/ready took ${Math.round(took)} ms`);
  free();
  demand(await soon(async () => (await api.ready()).status === 200), 'not ready although there is room');
  await work.look();
  await work.saveEach();
  const again = fill(folder);
  await untilRefused(stage);
  const stopped = await api.stop();
  demand(stopped < 10_000, `a stop on a full disk took ${Math.round(stopped)} ms`);
  again();
  api = await start();
  await work.look();
}

/** The key of another database, and none at all. */
export const wrongKey = (): Promise<Outcome> =>
  play(async ({ work, demand, start, refusal, folder }) => {
    const first = await start();
    await work.prepare(2);
    await first.stop();
    const wrong = randomBytes(32).toString('base64');
    demand(/not the master key/.test(await refusal({ masterKey: wrong })), 'it started with a wrong key');
    const url = 'postgres://nobody@127.0.0.1:1/none';
    demand(
      /MASTER_KEY must be set where DATABASE_URL is/.test(await refusal({ databaseUrl: url })),
      'a key was invented',
    );
    const key = join(folder, 'master.key');
    renameSync(key, `${key}.away`);
    demand(/master\.key is missing/.test(await refusal()), 'a key was invented beside a database');
    renameSync(`${key}.away`, key);
    await start();
    await work.look();
  });

/** Simulates a newer release: its migration is recorded and its column exists. */
export const olderRelease = (): Promise<Outcome> =>
  play(async ({ work, start, folder }) => {
    const first = await start();
    await work.prepare(2);
    await first.stop();
    const database = await openDatabase({ databaseUrl: null, dataDir: folder }, () => undefined);
    const { kysely } = database;
    await sql`insert into kysely_migration_expanding values ('9999_newer', '2027-01-01')`.execute(kysely);
    await sql`alter table quotes add column newer text default 'kept'`.execute(kysely);
    await database.close();
    await start();
    await work.saveEach();
    await work.look();
  });
