import { devNull } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { hashQuoteKey } from '@infra/api/vault';
import type { OpenDatabase } from '@infra/api/database';
import { testApp } from '@infra/api/testing/testApp';
import startTestServer, { stopTestServer } from '@infra/api/testing/testServer';
import { bareServer } from './bareServer';
import { profiled } from './cpuParts';
import { median, onPostgres } from './onPostgres';
import { bareTurn, chainsOf, sealedTurn, type Turn } from './mixedRequests';
import { type Recording, recordStatements } from './recordStatements';
import { createShopper } from './shopper';
import { type Load, type LoadRun, startLoad } from './startLoad';

/** Rounds, each with a run of the API and one of the bare server. */
const ROUNDS = Number(process.argv[2] ?? 5);
/** How often each connection creates, edits and rates in a run. */
const LOADS = [
  { connections: 8, turns: 24 },
  { connections: 64, turns: 3 },
];
const MOST = Math.max(...LOADS.map(({ connections }) => connections));
/** Parts of a call smaller than this are summed up. */
const PARTS_TOLD = 12;

const rounded = (value: number): number => Number(value.toFixed(value < 10 ? 3 : 1));

const percentile = (took: readonly number[], share: number): number =>
  took.toSorted((a, b) => a - b)[Math.ceil(took.length * share) - 1] ?? Number.NaN;

/** Figures of each run. */
const figuresOf = (runs: readonly LoadRun[]) => ({
  per_s: runs.map(({ perSecond }) => rounded(perSecond)),
  p50_ms: runs.map(({ took }) => rounded(percentile(took, 0.5))),
  p99_ms: runs.map(({ took }) => rounded(percentile(took, 0.99))),
  cpu_ms: runs.map(({ cpu }) => rounded(cpu)),
});

interface Side {
  port: number;
  turnOf: (shopper: number) => Turn;
}

interface Sides {
  load: Load;
  api: Side;
  bare: Side;
}

type Size = (typeof LOADS)[number];

const runOf = async ({ load }: Sides, { port, turnOf }: Side, size: Size) =>
  load.run(port, await chainsOf(size, turnOf));

async function compare(sides: Sides, size: Size) {
  const [api, bare]: [LoadRun[], LoadRun[]] = [[], []];
  for (let round = -1; round < ROUNDS; round += 1) {
    const runs = [await runOf(sides, sides.api, size), await runOf(sides, sides.bare, size)] as const;
    if (round < 0) continue;
    api.push(runs[0]);
    bare.push(runs[1]);
  }
  return { api: figuresOf(api), bare: figuresOf(bare) };
}

/** The parts of a call's cost: this thread under the profiler, and the rest of the process as one part. */
async function partsOf(sides: Sides) {
  const size = LOADS[0] ?? { connections: 8, turns: 1 };
  const chains = await chainsOf(size, sides.api.turnOf);
  let [calls, cpu] = [0, 0];
  const parts = await profiled(async () => {
    const run = await sides.load.run(sides.api.port, chains);
    [calls, cpu] = [run.took.length, run.cpu];
  });
  const each = [...parts].map(([part, ms]) => ({ part, ms: ms / calls })).toSorted((a, b) => b.ms - a.ms);
  const sum = (list: typeof each) => list.reduce((all, { ms }) => all + ms, 0);
  return [
    { part: "Node's own threads", ms: Math.max(0, cpu - sum(each)) },
    ...each.slice(0, PARTS_TOLD),
    { part: 'all the rest', ms: sum(each.slice(PARTS_TOLD)) },
  ].map(({ part, ms }) => ({ part, ms: rounded(ms) }));
}

const portOf = async (app: FastifyInstance): Promise<number> =>
  Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);

/** The API as shipped, including its log, and the bare server; each with its own quotes. */
async function startSides(recording: Recording, database: OpenDatabase) {
  const logger = { level: 'info', base: null, file: devNull };
  const app = await testApp(database, { isTrusted: () => true, logger });
  const each = Array.from({ length: MOST });
  const turns = (await Promise.all(each.map(() => createShopper(app)))).map(sealedTurn);
  const others = await Promise.all(each.map(() => createShopper(app)));
  const quotes = others.map(({ quoteId, client }) => ({
    id: quoteId,
    keyHash: hashQuoteKey(client.quoteKey),
  }));
  const bare = bareServer(database.kysely, recording, quotes);
  const load = startLoad();
  const sides: Sides = {
    load,
    api: { port: await portOf(app), turnOf: (shopper) => turns[shopper] ?? (async () => []) },
    bare: { port: await portOf(bare), turnOf: bareTurn },
  };
  const stop = async () => {
    load.stop();
    await bare.close();
    await app.close();
  };
  return { sides, stop };
}

async function measure(recording: Recording, database: OpenDatabase) {
  const { sides, stop } = await startSides(recording, database);
  for (const size of LOADS) {
    const figures = await compare(sides, size);
    const ratio = rounded(median(figures.api.per_s) / median(figures.bare.per_s));
    console.log(JSON.stringify({ name: 'mixed-load', connections: size.connections, ratio, ...figures }));
  }
  console.log(JSON.stringify({ name: 'mixed-parts', parts: await partsOf(sides) }));
  await stop();
}

await startTestServer();
const recording = await recordStatements();
await stopTestServer();
await onPostgres((database) => measure(recording, database));
