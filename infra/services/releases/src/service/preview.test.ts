import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { applyAct } from '../model/act';
import type { ReleaseFile } from '../model/release';
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
  token = await createToken(store, { name: 'quote-team', part: 'quote' }, 'a test');
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

test('a team gets a link to a version of its part; it moves nobody, and the log has the reason but not the link', async () => {
  const { status, body } = await preview({ release: 'quote@ccc-1', hours: 2 });
  expect([status, body.release]).toEqual([200, 'quote@ccc-1']);
  const [address, link = ''] = body.preview.split('/releases/preview/');
  expect(address).toBe(SITE);
  const opened = openPreview(link, verifyingKey(store), new Date());
  expect(opened?.release).toBe('quote@ccc-1');
  expect((opened?.until.getTime() ?? 0) - Date.now()).toBeGreaterThan(7_100_000);
  const { previewed, ...file } = (await readReleaseFile(store)) ?? startingFile();
  const { previewed: _none, ...before } = startingFile();
  expect(file).toEqual(before);
  expect(Date.parse(previewed?.['quote@ccc-1'] ?? '')).toBeGreaterThanOrEqual(
    opened?.until.getTime() ?? Infinity,
  );
  const log = readFileSync(join(folder, 'log.jsonl'), 'utf8');
  expect(log).toMatch(/"quote-team","what":"preview quote@ccc-1 until 20.*a look at the drivers page/);
  expect(log).not.toContain(link);
});

test.each<[string, object, number, string]>([
  ['the live version', { release: 'quote@aaa-2' }, 409, 'already_live'],
  ['a version that is missing', { release: 'quote@zzz-9' }, 404, 'no_release'],
  ['more than a week', { release: 'quote@ccc-1', hours: 169 }, 400, 'bad_request'],
  ['no time at all', { release: 'quote@ccc-1', hours: 0 }, 400, 'bad_request'],
])('%s cannot be previewed', async (_name, act, status, code) => {
  const answer = await preview(act);
  expect([answer.status, answer.body.errors[0].code]).toEqual([status, code]);
});

test('every token gets a link to the inspector; the log says so without the link', async () => {
  const { status, body } = await preview({ what: 'inspect', why: 'the drivers page jumps' });
  expect(status).toBe(200);
  const [address, link = ''] = body.inspect.split('/releases/inspect/');
  expect(address).toBe(SITE);
  const left = (openInspector(link, verifyingKey(store), new Date())?.until.getTime() ?? 0) - Date.now();
  expect(Math.round(left / 3_600_000)).toBe(8);
  const log = readFileSync(join(folder, 'log.jsonl'), 'utf8');
  expect(log).toMatch(/"quote-team","what":"inspect until 20.*the drivers page jumps/);
  expect(log).not.toContain(link);
  expect((await preview({ what: 'inspect', hours: 25 })).status).toBe(400);
});

const AT = '2026-11-28T10:00:00.000Z';
const tried = (file: ReleaseFile) =>
  applyAct(file, { what: 'canary', release: 'quote@ccc-1', share: 0.1 }, 'quote', AT);
const stop = (file: ReleaseFile, release: string) =>
  applyAct(file, { what: 'stop-canary', release }, null, AT);

test('a revoked version cannot be previewed', async () => {
  await writeReleaseFile(store, stop(tried(startingFile()), 'quote@ccc-1'));
  expect((await preview({ release: 'quote@ccc-1' })).body.errors[0].code).toBe('revoked');
});

test('only the canary that was judged is stopped', () => {
  const file = tried(startingFile());
  const stopped = stop(file, 'quote@ccc-1');
  expect([stopped.pointers.quote?.canary, stopped.revoked]).toEqual([null, ['quote@ccc-1']]);
  expect(() => stop(file, 'bind@ccc-1')).toThrow('bind@ccc-1 is not the canary');
});
