import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { createToken } from '../acts/tokenActs';
import { writeReleaseFile } from '../store/ledger';
import { folderStore } from '../store/openStore';
import { withPointer } from '../testing/exampleRelease';
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
  ...nothingMeasured({ part: 'quote', version: 'aaa-2', owner: 'Quote team' }),
  loads: 7,
  errors: 1,
};
const measured = { ...quote, vitals: { ...quote.vitals, LCP: { [bucketOf('LCP', 640)]: 7 } } };

const visits = () => new Map([['shell@aaa-2~quote@aaa-2', 3]]);

it('a token shows what browsers measured, over as many minutes as asked for', async () => {
  await writeReleaseFile(store, startingFile());
  const token = await createToken(store, { name: 'quote-team', part: 'quote' }, 'a test');
  const asked: number[] = [];
  const since = (instant: number) => (asked.push(Date.now() - instant), [measured]);
  const watch = { since, visits, edges: () => [{ origin: 'http://127.0.0.1:3000', answers: true }] };
  const app = await buildReleaseService({ store, askApi: noApi, askHolds: noHolds, watch });
  const get = (url: string, authorization = `Bearer ${token}`) =>
    app.inject({ url, headers: { authorization } });
  const { canaries, edges, visits: counted, measured: shown } = (await get('/v1/watch?minutes=5')).json();
  expect([canaries, edges]).toEqual([[], watch.edges()]);
  expect(counted).toEqual({ 'shell@aaa-2~quote@aaa-2': 3 });
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

it('says what the judge says of each canary now', async () => {
  const since = '2026-11-25T10:00:00.000Z';
  const canary = { version: 'ccc-1', share: 0.1, since };
  await writeReleaseFile(store, withPointer(startingFile(), 'quote', { canary }));
  const token = await createToken(store, { name: 'bind-team', part: 'bind' }, 'a test');
  const live = { ...measured, trial: since, loads: 900, errors: 0 };
  const bad = { ...measured, trial: since, version: 'ccc-1', loads: 300, errors: 30 };
  const watch = { since: () => [live, bad], visits: () => new Map(), edges: () => [] };
  const app = await buildReleaseService({ store, askApi: noApi, askHolds: noHolds, watch });
  const authorization = `Bearer ${token}`;
  const { canaries } = (await app.inject({ url: '/v1/watch', headers: { authorization } })).json();
  expect(canaries).toEqual([
    {
      part: 'quote',
      canary: 'ccc-1',
      live: 'aaa-2',
      since,
      verdict: expect.stringMatching(/^quote \(Quote team\): errors 10.0% of 300, live 0.0% of 900/),
    },
  ]);
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
