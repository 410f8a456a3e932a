import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { revokeToken, createToken, tokenOf } from '../acts/tokenActs';
import { renew } from '../acts/renew';
import { exampleReleaseFile, withPointer } from '../testing/exampleRelease';
import { isExpired, readLedger, readReleaseFile, writeReleaseFile } from './ledger';
import { folderStore, type ReleaseStore } from './openStore';
import { seal } from './signature';

/** The attacks of The Update Framework (section 1.5.2 of its specification), by whoever can write the store. */
let folder: string;
let store: ReleaseStore;
const path = () => join(folder, 'releases.json');
const signed = () => readFileSync(path(), 'utf8');
const put = (text: string) => writeFileSync(path(), text);
const DAY = 86_400_000;

beforeEach(async () => {
  folder = join(tempFolder('hostile'), 'releases');
  store = folderStore(folder);
  await writeReleaseFile(store, exampleReleaseFile());
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

test('rollback attack: an old signed file is refused, and a revoked token does not work again', async () => {
  const token = await createToken(store, { name: 'team', part: 'quote' }, 'a test');
  const old = signed();
  await revokeToken(store, 'team', 'a test');
  expect(await tokenOf(store, `Bearer ${token}`)).toBeNull();
  put(old);
  await expect(readLedger(store)).rejects.toMatchObject({ code: 'went_back', statusCode: 503 });
  await expect(tokenOf(store, `Bearer ${token}`)).rejects.toMatchObject({ code: 'went_back' });
});

test('freeze attack: a file that is never replaced expires, unless the release service signs it again', async () => {
  const { ledger } = await readLedger(store);
  expect(isExpired(ledger, new Date(Date.now() + 6.9 * DAY))).toBe(false);
  expect(isExpired(ledger, new Date(Date.now() + 7.1 * DAY))).toBe(true);
  const clock = jest.useFakeTimers({ now: Date.now() + 4 * DAY, doNotFake: ['nextTick', 'setImmediate'] });
  await renew(store);
  const renewed = (await readLedger(store)).ledger;
  clock.useRealTimers();
  expect(renewed).toMatchObject({ seq: ledger.seq + 1, file: ledger.file, line: ledger.line });
  expect(isExpired(renewed, new Date(Date.now() + 10 * DAY))).toBe(false);
});

test('mix and match: no part of one signed file can be put into another', async () => {
  const one: { payload: string; signature: string } = JSON.parse(signed());
  await writeReleaseFile(store, withPointer(exampleReleaseFile(), 'quote', { live: 'aaa-1' }));
  const other: { payload: string; signature: string } = JSON.parse(signed());
  put(JSON.stringify({ payload: other.payload, signature: one.signature }));
  await expect(readReleaseFile(store)).rejects.toThrow('not signed');
});

test('wrong key: what another key signed is refused', async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { payload }: { payload: string } = JSON.parse(signed());
  put(seal(payload, privateKey));
  await expect(readReleaseFile(store)).rejects.toThrow('not signed');
});

test('endless data: a file that is too large is not read', async () => {
  put('x'.repeat(64 * 1024 * 1024 + 1));
  await expect(readReleaseFile(store)).rejects.toMatchObject({ code: 'too_large' });
});
