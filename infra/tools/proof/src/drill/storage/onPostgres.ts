import { randomBytes } from 'node:crypto';
import { type PostgresServer, startPostgres, startStandby } from '@infra/postgres/testing';
import type { ApiProcess } from './apiProcess';
import { registerCleanup } from './cleanup';
import { play, soon, type Stage } from './stage';
import type { Outcome } from './work';

type PostgresDrill = (
  stage: Stage,
  server: PostgresServer,
  node: { databaseUrl: string; masterKey: string },
) => Promise<void>;

/** Runs on a separate server. */
async function onServer(drill: PostgresDrill): Promise<Outcome> {
  const server = await startPostgres();
  const node = { databaseUrl: server.url, masterKey: randomBytes(32).toString('base64') };
  // A frozen server cannot stop, not even with this process.
  const thaw = registerCleanup(() => server.thaw());
  try {
    return await play((stage) => drill(stage, server, node));
  } finally {
    thaw();
    await server.stop();
  }
}

/** A frozen server: nothing hangs for long, every rejection has a code, and everything resumes with it. */
export const frozen = (): Promise<Outcome> =>
  onServer(async ({ work, demand, start }, server, node) => {
    const leaving = await start(node);
    const api = await start(node);
    await work.prepare(3);
    server.freeze();
    try {
      const { status, took } = await api.ready();
      demand(status === 503 && took < 2000, `/ready answered ${status} after ${Math.round(took)} ms`);
      const [stopped] = await Promise.all([leaving.stop(), work.saveEach()]);
      demand(stopped < 10_000, `a stop took ${Math.round(stopped)} ms`);
      demand(work.outcome.refused === 3, `${work.outcome.refused} of 3 writes were refused by their code`);
    } finally {
      server.thaw();
    }
    demand(await soon(async () => (await api.ready()).status === 200), 'never ready again');
    await work.look();
    await work.saveEach();
  });

/** A server that crashes and restarts while shoppers save. */
export const restarted = (times: number): Promise<Outcome> =>
  onServer(async ({ work, demand, start }, server, node) => {
    const api = await start(node);
    await work.prepare(3);
    for (let time = 0; time < times; time += 1) {
      const before = work.outcome.acknowledged;
      work.begin('save');
      demand(await soon(() => work.outcome.acknowledged > before + 10), 'nothing is saved any more');
      await server.restart();
      await work.rest();
      demand(await soon(async () => (await api.ready()).status === 200), 'never ready again');
      await work.look();
    }
  });

/** A primary and its standby, and one address for both. */
interface Pair {
  primary: PostgresServer;
  standby: PostgresServer;
  node: { databaseUrl: string; masterKey: string };
}

async function onPair(drill: (stage: Stage, pair: Pair) => Promise<void>): Promise<Outcome> {
  const primary = await startPostgres();
  const standby = await startStandby(primary);
  const databaseUrl = `postgres://api@/postgres?host=${standby.folder},${primary.folder}`;
  const node = { databaseUrl, masterKey: randomBytes(32).toString('base64') };
  try {
    return await play((stage) => drill(stage, { primary, standby, node }));
  } finally {
    await standby.stop();
    await primary.stop();
  }
}

/** A server takes no writes for a while, as managed services do before they switch and on a full disk. */
async function refuseWrites({ work, demand }: Stage, api: ApiProcess, server: PostgresServer) {
  const { refused } = work.outcome;
  server.set('default_transaction_read_only', 'on');
  demand(await soon(() => work.outcome.refused > refused + 3), 'a server without writes refused nobody');
  demand(
    await soon(async () => (await api.ready()).status === 503),
    'ready without a server that takes writes',
  );
  server.set('default_transaction_read_only', 'off');
}

/** Promoted under load, after the primary was told to end or lost its power in turn; each commit is on both servers. */
export const promoted = (times: number): Promise<Outcome> =>
  onPair(async (stage, { primary, standby, node }) => {
    const { work, demand, start } = stage;
    const saves = async (where: string) => {
      const before = work.outcome.acknowledged;
      demand(await soon(() => work.outcome.acknowledged > before + 20), `nothing is saved ${where}`);
    };
    let [from, to] = [primary, standby];
    from.set('synchronous_standby_names', '*');
    const api = await start(node);
    await work.prepare(6);
    for (let time = 0; time < times; time += 1) {
      work.begin('save');
      await saves('any more');
      await refuseWrites(stage, api, from);
      await saves('once writes are taken again');
      await from.end(time % 2 === 0 ? 'fast' : 'immediate');
      await to.promote();
      demand(await soon(async () => (await api.ready()).status === 200), 'never ready on the new primary');
      await saves('on the new primary');
      await work.rest();
      await work.look();
      // The old primary becomes the standby of the new one.
      await from.follow(to);
      [from, to] = [to, from];
      from.set('synchronous_standby_names', '*');
    }
  });

/** The control: without a synchronous standby a promotion loses acknowledged writes, and the drill finds that. */
export const promotedLate = (): Promise<Outcome> =>
  onPair(async ({ work, start }, { primary, standby, node }) => {
    await start(node);
    await work.prepare(3);
    await work.saveEach();
    // It is behind, as an asynchronous standby may be at any moment.
    await standby.end('fast');
    await work.saveEach();
    await primary.end('immediate');
    await standby.restart();
    await standby.promote();
    await work.look();
  });
