import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { createToken } from '../acts/tokenActs';
import { writeReleaseFile } from '../store/ledger';
import { folderStore } from '../store/openStore';
import { startingFile } from '../testing/exampleUpload';
import { nothingMeasured, type Measured } from '../watch/measured';
import { bucketOf } from '../watch/samples';
import { noApi, noHolds } from '../gate/askApi';
import { buildReleaseService } from './app';
import { readEnvironment } from './environment';

const folder = join(tempFolder('service'), 'releases');
const store = folderStore(folder);
afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

const quote: Measured = {
  ...nothingMeasured({ release: 'r2', part: 'quote', version: 'aaa-2', owner: 'Quote team' }),
  loads: 7,
  errors: 1,
};
const measured = { ...quote, vitals: { ...quote.vitals, LCP: { [bucketOf('LCP', 640)]: 7 } } };

it('a token shows what browsers measured, over as many minutes as asked for', async () => {
  await writeReleaseFile(store, startingFile());
  const token = await createToken(store, 'quote-team', 'quote', 'a test');
  const asked: number[] = [];
  const since = (instant: number) => (asked.push(Date.now() - instant), [measured]);
  const watch = { since, slots: () => [], edges: () => [{ origin: 'http://127.0.0.1:3000', answers: true }] };
  const app = await buildReleaseService({ store, askApi: noApi, askHolds: noHolds, watch });
  const get = (url: string, authorization = `Bearer ${token}`) =>
    app.inject({ url, headers: { authorization } });
  const { live, edges, measured: shown } = (await get('/v1/watch?minutes=5')).json();
  expect([live, edges]).toEqual(['r2', watch.edges()]);
  expect(shown).toMatchObject([{ part: 'quote', owner: 'Quote team', loads: 7, errors: 1, loadFailures: 0 }]);
  expect(shown[0].vitals.LCP.samples).toBe(7);
  expect(Math.abs(shown[0].vitals.LCP.p75 - 640)).toBeLessThan(80);
  expect(shown[0].vitals.INP).toEqual({ samples: 0, p75: null });
  expect(Math.round((asked[0] ?? 0) / 60_000)).toBe(5);
  expect((await get('/v1/watch?minutes=0')).statusCode).toBe(400);
  expect((await get('/v1/watch', 'Bearer rel_other')).statusCode).toBe(401);
  await app.close();
});

it('WATCH_EVERY_MS is the time between two readings; a wrong one is named', () => {
  expect(readEnvironment({}).watchEvery).toBe(5000);
  expect(readEnvironment({ WATCH_EVERY_MS: '200' }).watchEvery).toBe(200);
  for (const wrong of ['0', '1.5', 'soon', '60001'])
    expect(() => readEnvironment({ WATCH_EVERY_MS: wrong })).toThrow('WATCH_EVERY_MS');
});

it('the charts get lines over time, and what the judge says of the canary now', async () => {
  const canary = { release: 'r3', share: 0.1, since: '2026-11-25T10:00:00.000Z' };
  await writeReleaseFile(store, { ...startingFile(), canary });
  const token = await createToken(store, 'bind-team', 'bind', 'a test');
  const trial = canary.since;
  const live = { ...measured, trial, loads: 900, errors: 0 };
  const bad = { ...measured, trial, release: 'r3', loads: 300, errors: 30 };
  const watch = {
    since: () => [live, bad],
    slots: () => [{ at: new Date().toISOString(), measured: [live, bad] }],
    edges: () => [],
  };
  const app = await buildReleaseService({ store, askApi: noApi, askHolds: noHolds, watch });
  const get = (authorization: string) =>
    app.inject({ url: '/v1/watch/series?minutes=60', headers: { authorization } });
  const { lines, verdict } = (await get(`Bearer ${token}`)).json();
  expect(
    lines.map(({ release, whole }: { release: string; whole: object }) => [release, whole]),
  ).toMatchObject([
    ['r2', { loads: 900 }],
    ['r3', { loads: 300, errors: 30 }],
  ]);
  expect(verdict).toMatch(/^quote \(Quote team\): errors 10.0% of 300, live 0.0% of 900/);
  expect((await get('')).statusCode).toBe(401);
  expect((await app.inject('/')).body).not.toMatch(/r2|Quote team/);
  await app.close();
});

it('WATCH_EDGES lists the edges; a wrong one is named', () => {
  expect(readEnvironment({ PORT_BASE: '5500' }).edges).toEqual(['http://127.0.0.1:5500']);
  expect(readEnvironment({ WATCH_EDGES: 'http://a:1/, http://b:2' }).edges).toEqual([
    'http://a:1',
    'http://b:2',
  ]);
  expect(() => readEnvironment({ WATCH_EDGES: 'a:1' })).toThrow('WATCH_EDGES');
});
