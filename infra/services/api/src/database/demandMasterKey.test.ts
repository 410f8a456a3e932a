import { createVault, newKey } from '../crypto/vault';
import { createEncKeyStore } from '../envelope/encKeyStore';
import { databaseUnderTest } from '../testing/databaseUnderTest';
import { testApp } from '../testing/testApp';
import { createQuote } from '../testing/fixtures';
import { createTestClient } from '../testing/testClient';
import { demandMasterKey, WrongMasterKeyError } from './demandMasterKey';

/** A node with another key would return 500 to every shopper. */
const under = databaseUnderTest();
const database = () => under.database().kysely;
const forget = () => database().deleteFrom('master_key').execute();
afterEach(async () => {
  await forget();
  await database().deleteFrom('enc_keys').execute();
});

test("the first key becomes the database's, and another is refused", async () => {
  const key = newKey();
  await demandMasterKey(database(), key);
  await expect(demandMasterKey(database(), newKey())).rejects.toThrow(WrongMasterKeyError);
  await expect(demandMasterKey(database(), key)).resolves.toBeUndefined();
});

test('if two nodes start at once with two keys, one is refused', async () => {
  const starts = [newKey(), newKey()].map((key) => demandMasterKey(database(), key));
  const ends = (await Promise.allSettled(starts)).map(({ status }) => status);
  expect(ends.toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('the stored fingerprint reveals nothing of the key', async () => {
  const key = newKey();
  await demandMasterKey(database(), key);
  const { fingerprint } = await database().selectFrom('master_key').selectAll().executeTakeFirstOrThrow();
  expect(Buffer.from(fingerprint, 'base64url').equals(key)).toBe(false);
});

test('a database from a release without fingerprints is checked by decrypting a quote or an envelope key', async () => {
  const key = newKey();
  await createEncKeyStore(database(), createVault(key), Date.now).rotate();
  await expect(demandMasterKey(database(), newKey())).rejects.toThrow(WrongMasterKeyError);
  await demandMasterKey(database(), key);
  await forget();
  const app = await testApp(under.database(), { masterKey: key });
  await createQuote(await createTestClient(app));
  await app.close();
  await database().deleteFrom('enc_keys').execute();
  await expect(demandMasterKey(database(), newKey())).rejects.toThrow(WrongMasterKeyError);
  await expect(demandMasterKey(database(), key)).resolves.toBeUndefined();
});
