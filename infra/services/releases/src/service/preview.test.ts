import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { applyAct } from '../model/act';
import { openInspector } from '../preview/inspectorLink';
import { openPreview } from '../preview/previewLink';
import { createToken } from '../acts/tokenActs';
import { readReleaseFile, writeReleaseFile } from '../store/ledger';
import { folderStore } from '../store/openStore';
import { verifyingKey } from '../store/signature';
import { startingFile } from '../testing/exampleUpload';
import { noApi, noHolds } from '../gate/askApi';
import { buildReleaseService } from './app';

const folder = join(tempFolder('preview'), 'releases');
const store = folderStore(folder);
let token = '';
const SITE = 'https://quotes.example';

beforeAll(async () => {
  await writeReleaseFile(store, startingFile());
  token = await createToken(store, 'quote-team', 'quote', 'a test');
});

async function preview(act: object) {
  const service = await buildReleaseService({ store, askApi: noApi, askHolds: noHolds, site: SITE });
  const answer = await service.inject({
    method: 'POST',
    url: '/v1/acts',
    headers: { authorization: `Bearer ${token}` },
    payload: { what: 'preview', why: 'a look at the drivers page', ...act },
  });
  await service.close();
  return { status: answer.statusCode, body: answer.json() };
}

afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

test('a team gets a link to a release of its part; it moves nobody, and the log has the reason but not the link', async () => {
  const { status, body } = await preview({ release: 'r3', hours: 2 });
  expect([status, body.live]).toEqual([200, 'r2']);
  const [address, link = ''] = body.preview.split('/releases/preview/');
  expect(address).toBe(SITE);
  const opened = openPreview(link, verifyingKey(store), new Date());
  expect(opened?.release).toBe('r3');
  expect((opened?.until.getTime() ?? 0) - Date.now()).toBeGreaterThan(7_100_000);
  const { previewed, left: _left, ...file } = (await readReleaseFile(store)) ?? startingFile();
  expect(file).toEqual(startingFile());
  expect(Date.parse(previewed?.['r3'] ?? '')).toBeGreaterThanOrEqual(opened?.until.getTime() ?? Infinity);
  const log = readFileSync(join(folder, 'log.jsonl'), 'utf8');
  expect(log).toMatch(/"quote-team","what":"preview r3 until 20.*a look at the drivers page/);
  expect(log).not.toContain(link);
});

test.each<[string, object, number, string]>([
  ['the live release', { release: 'r2' }, 409, 'already_live'],
  ['a release that is missing', { release: 'r9' }, 404, 'no_release'],
  ['more than a week', { release: 'r3', hours: 169 }, 400, 'bad_request'],
  ['no time at all', { release: 'r3', hours: 0 }, 400, 'bad_request'],
])('%s cannot be previewed', async (_name, act, status, code) => {
  const answer = await preview(act);
  expect([answer.status, answer.body.errors[0].code]).toEqual([status, code]);
});

test('every token gets a link to the inspector; the log says so without the link', async () => {
  const { status, body } = await preview({ what: 'inspect', why: 'the drivers page jumps' });
  expect([status, body.live]).toEqual([200, 'r2']);
  const [address, link = ''] = body.inspect.split('/releases/inspect/');
  expect(address).toBe(SITE);
  const left = (openInspector(link, verifyingKey(store), new Date())?.until.getTime() ?? 0) - Date.now();
  expect(Math.round(left / 3_600_000)).toBe(8);
  const log = readFileSync(join(folder, 'log.jsonl'), 'utf8');
  expect(log).toMatch(/"quote-team","what":"inspect until 20.*the drivers page jumps/);
  expect(log).not.toContain(link);
  expect((await preview({ what: 'inspect', hours: 25 })).status).toBe(400);
});

test('a revoked release cannot be previewed', async () => {
  const tried = applyAct(startingFile(), { what: 'canary', release: 'r3', share: 0.1 });
  await writeReleaseFile(store, applyAct(tried, { what: 'stop-canary', release: 'r3' }));
  expect((await preview({ release: 'r3' })).body.errors[0].code).toBe('revoked');
});

test('only the canary that was judged is stopped', () => {
  const tried = applyAct(startingFile(), { what: 'canary', release: 'r3', share: 0.1 });
  expect(applyAct(tried, { what: 'stop-canary', release: 'r3' })).toMatchObject({
    canary: null,
    revoked: ['r3'],
  });
  expect(() => applyAct(tried, { what: 'stop-canary', release: 'r4' })).toThrow('r4 is not the canary');
});
