import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tempFolder } from '@shared/testing/tempFolder';
import { openStore, readReleaseFile, verifyingKey, writeReleaseFile } from '@infra/releases';
import { exampleId, exampleReleaseFile, withPointer } from '@infra/releases/testing';
import { s3StandIn } from '@infra/releases/testing/s3';
import { until } from '@shared/testing/until';
import { buildEdge } from '../app';
import { readEnvironment } from '../environment';

const folderOfOne = () => tempFolder('bucket');

test('an edge on another machine serves and follows the releases in a bucket', async () => {
  const [own, others] = [folderOfOne(), folderOfOne()];
  const s3 = await s3StandIn();
  const store = openStore({ ...s3.env, DATA_DIR: own });
  await writeReleaseFile(store, exampleReleaseFile());
  await store.files.put('apps/quote/aaa-2/lazy.2.js', 'lazy()');
  // The edge has the public key only, and nothing in its own folder.
  const key = String(verifyingKey(store).export({ type: 'spki', format: 'pem' }));
  const env = {
    ...s3.env,
    DATA_DIR: others,
    RELEASE_PUBLIC_KEY: key,
    VISIT_KEY: randomBytes(32).toString('base64'),
  };
  const [site, quote] = await Promise.all(
    (['shell', 'quote'] as const).map((app) => buildEdge({ app, environment: readEnvironment(app, env) })),
  );
  const releaseOf = async () => /"release":"([^"]+)"/.exec(String((await site?.inject('/'))?.body))?.[1];

  expect((await quote?.inject('/assets/aaa-2/lazy.2.js'))?.body).toBe('lazy()');
  expect(await releaseOf()).toBe(exampleId(2));
  const file = await readReleaseFile(store);
  if (file) await writeReleaseFile(store, withPointer(file, 'bind', { live: 'aaa-1' }));
  await until(async () => (await releaseOf()) === exampleId(2).replace('bind@aaa-2', 'bind@aaa-1'));

  await Promise.all([site?.close(), quote?.close()]);
  await s3.stop();
  for (const folder of [own, others]) rmSync(folder, { recursive: true });
});
