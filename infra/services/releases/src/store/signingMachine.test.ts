import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { readLog } from '../acts/actLog';
import { LOCAL, perform } from '../acts/perform';
import { createToken } from '../acts/tokenActs';
import { noApi } from '../gate/askApi';
import type { Act } from '../model/act';
import { startingFile } from '../testing/exampleUpload';
import { s3StandIn } from '../testing/s3StandIn';
import { readReleaseFile, writeReleaseFile } from './ledger';
import { openStore } from './openStore';

const KEY = 'releases/signing-key.pem';
const PUBLIC = 'releases/signing-key.pub.pem';
const why = 'a test';
const refused = { code: 'no_signing_key', message: expect.stringContaining('copy signing-key.pem from') };

let s3: Awaited<ReturnType<typeof s3StandIn>>;
let [first, second] = ['', ''];
beforeEach(async () => {
  s3 = await s3StandIn();
  [first, second] = [tempFolder('first'), tempFolder('second')];
});
afterEach(async () => {
  await s3.stop();
  for (const folder of [first, second]) rmSync(folder, { recursive: true });
});

const ownStore = () => openStore({ ...s3.env, DATA_DIR: first });

/** The releases, as another machine opens them that has the public key, as an edge has. */
function elsewhere() {
  const key = readFileSync(join(first, PUBLIC), 'utf8');
  return openStore({ ...s3.env, DATA_DIR: second, RELEASE_PUBLIC_KEY: key });
}

const acts: Act[] = [
  { what: 'freeze', why },
  { what: 'preview', release: 'quote@ccc-1', why },
  { what: 'inspect', why },
];

describe('a machine without the signing key of the releases', () => {
  beforeEach(async () => {
    await writeReleaseFile(ownStore(), startingFile());
  });

  test.each(acts)('refuses $what before it writes anything, and makes no key', async (act) => {
    await expect(perform(elsewhere(), LOCAL, act, noApi)).rejects.toMatchObject(refused);
    expect(await readReleaseFile(ownStore())).toEqual(startingFile());
    expect((await readLog(ownStore())).entries).toEqual([]);
    expect(existsSync(join(second, KEY))).toBe(false);
  });

  test.each(acts)('refuses $what also while it has another key', async (act) => {
    // Its own releases, in a folder, gave it one.
    await writeReleaseFile(openStore({ DATA_DIR: second }), startingFile());
    await expect(perform(elsewhere(), LOCAL, act, noApi)).rejects.toMatchObject(refused);
    expect(await readReleaseFile(ownStore())).toEqual(startingFile());
  });
});

test('a key is made for the first releases only, and not where readers already have one', async () => {
  await createToken(openStore({ DATA_DIR: first }), { name: 'quote-team', part: 'quote' }, why);
  const before = elsewhere();
  await expect(createToken(before, { name: 'quote-team', part: 'quote' }, why)).rejects.toMatchObject(
    refused,
  );
  rmSync(join(first, KEY));
  await expect(
    createToken(openStore({ DATA_DIR: first }), { name: 'bind-team', part: 'bind' }, why),
  ).rejects.toMatchObject(refused);
  expect([existsSync(join(first, KEY)), existsSync(join(second, KEY))]).toEqual([false, false]);
});
