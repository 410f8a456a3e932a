import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import Fastify from 'fastify';
import { serveMetrics } from '@infra/server';
import { createBrowserMetrics } from './browserMetrics';
import { createWatch } from './watch';

const START = Date.parse('2026-11-25T10:00:00Z');
const quote = { part: 'quote', version: 'a-1', owner: 'Quote team' };
const TOKEN = 'sixteen-characters';
const open: { close: () => unknown }[] = [];
let folder = '';
let now = START;

beforeEach(() => {
  folder = tempFolder('watch');
  now = START;
});
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
  rmSync(folder, { recursive: true });
});

/** A site's edge that counts, at a port or a free one. */
async function edge(port = 0) {
  const app = Fastify({ forceCloseConnections: true });
  const { count: add } = createBrowserMetrics(serveMetrics(app, { part: 'site', token: TOKEN }), 1);
  const origin = await app.listen({ port, host: '127.0.0.1' });
  open.push(app);
  const load = async (times: number) => {
    for (let count = 0; count < times; count += 1)
      await add(quote, { kind: 'load', part: 'quote', version: 'a-1' }, []);
  };
  return { app, origin, load };
}
const watching = (edges: string[], token: string | null = TOKEN) =>
  createWatch({ folder, edges, token, now: () => now });

it('adds up what all edges counted since the last reading', async () => {
  const [one, other] = [await edge(), await edge()];
  const watch = watching([one.origin, other.origin]);
  await watch.read();
  await one.load(2);
  await other.load(3);
  await watch.read();
  await watch.read();
  expect(watch.since(START)).toMatchObject([{ ...quote, loads: 5 }]);
});

it('goes on while an edge is down, says so, and counts what it has once it is back', async () => {
  const [down, up] = [await edge(), await edge()];
  await down.app.close();
  const watch = watching([down.origin, up.origin]);
  await watch.read();
  await up.load(1);
  await watch.read();
  expect(watch.edges().map(({ answers }) => answers)).toEqual([false, true]);
  const back = await edge(Number(new URL(down.origin).port));
  await back.load(4);
  await watch.read();
  expect(watch.since(START)[0]?.loads).toBe(5);
});

it('an edge that refuses the token counts as down', async () => {
  const { origin } = await edge();
  const watch = watching([origin], null);
  await watch.read();
  expect(watch.edges()).toEqual([{ origin, answers: false }]);
});

it('a restarted service still knows the last day, and counts nothing twice', async () => {
  const { origin, load } = await edge();
  const first = watching([origin]);
  await first.read();
  await load(2);
  await first.read();
  now += 60_000;
  await load(1);
  await first.read();
  first.stop();
  const second = watching([origin]);
  await second.read();
  expect(second.since(START)[0]?.loads).toBe(3);
  now += 2 * 86_400_000;
  expect(watching([origin]).slots()).toEqual([]);
});

it('restarts within a minute, and after it, write each minute once unless it counted more', async () => {
  const { origin, load } = await edge();
  const runs = async (loads: number) => {
    const watch = watching([origin]);
    await watch.read();
    await load(loads);
    await watch.read();
    watch.stop();
    return watch.since(START)[0]?.loads;
  };
  expect([await runs(2), await runs(3), await runs(0), await runs(0)]).toEqual([2, 5, 5, 5]);
  now += 60_000;
  expect([await runs(0), await runs(1), await runs(0)]).toEqual([5, 6, 6]);
  const text = readFileSync(join(folder, 'watch.jsonl'), 'utf8');
  expect(text.trim().split('\n')).toHaveLength(2);
});

it('a minute that the file has twice counts as it was written last', () => {
  const slots = [2, 5, 5].map((loads) => ({
    at: '2026-11-25T10:00:00.000Z',
    measured: [{ ...quote, loads }],
  }));
  const text = slots.map((one) => `${JSON.stringify(one)}\n`).join('');
  writeFileSync(join(folder, 'watch.jsonl'), text);
  expect(watching([]).slots()).toEqual(slots.slice(-1));
});
