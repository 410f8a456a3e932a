import { writeFileSync } from 'node:fs';
import { s3StandIn, type StandInOptions } from '../../testing/s3StandIn';
import { openStore } from '../openStore';

const started: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of started.splice(0)) await one.stop();
});

async function storeWith(options: StandInOptions, env: Record<string, string> = {}) {
  const s3 = await s3StandIn(options);
  started.push(s3);
  return { files: openStore({ ...s3.env, ...env }).files, pathOf: s3.pathOf };
}

/** The fault, for the first so many writes of the ledger. */
function first(count: number, fault: 'failed before' | 'failed after' | 'conflict') {
  let left = count;
  return (method: string, name: string) =>
    method === 'PUT' && name === 'releases.json' && (left -= 1) >= 0 ? fault : null;
}

describe('a conditional write without a clear answer', () => {
  it.each(['failed before', 'failed after'] as const)('counts once if it %s', async (fault) => {
    const { files } = await storeWith({ fault: first(2, fault) });
    const tag = await files.put('releases.json', 'one', null);
    expect(await files.get('releases.json', tag ?? '')).toBe('same');
    expect(await files.put('releases.json', 'two', tag)).not.toBeNull();
  });

  it('is not taken for the same content by someone else', async () => {
    let isFirst = true;
    const { files } = await storeWith({
      fault: (method, name) => {
        const happens = method === 'PUT' && name === 'releases.json' && isFirst;
        if (happens) isFirst = false;
        return happens ? 'failed before' : null;
      },
    });
    const both = await Promise.all([1, 2].map(() => files.put('releases.json', 'same', null)));
    expect(both.filter((tag) => tag !== null)).toHaveLength(1);
  });

  it('is a conflict if the store says that another one is under way', async () => {
    const { files } = await storeWith({ fault: first(1, 'conflict') });
    expect(await files.put('releases.json', 'one', null)).toBeNull();
    expect(await files.get('releases.json')).toBeNull();
  });
});

test('other calls are made again after a failure, and say so when it lasts', async () => {
  let failures = 2;
  const { files } = await storeWith({ fault: () => ((failures -= 1) >= 0 ? 'failed before' : null) });
  await files.put('apps/quote/a1-1/lazy.js', 'x');
  failures = 1;
  expect(await files.list('apps/')).toHaveLength(1);
  failures = 99;
  await expect(files.get('releases.json')).rejects.toMatchObject({ code: 'store_failed', statusCode: 503 });
});

test('a content that was changed in the store is not given to anyone', async () => {
  const { files, pathOf } = await storeWith({});
  await files.put('apps/quote/a1-1/lazy.js', 'lazy()');
  writeFileSync(pathOf('apps/quote/a1-1/lazy.js'), 'evil()');
  await expect(files.get('apps/quote/a1-1/lazy.js')).rejects.toThrow('does not have the SHA-256');
});

test('a store that ignores conditions is rejected, before an act is lost', async () => {
  const { files } = await storeWith({ hasConditions: false });
  await expect(files.put('releases.json', 'one', null)).rejects.toThrow('ignores if-none-match');
});

test.each([
  ['a wrong key', { AWS_SECRET_ACCESS_KEY: 'wrong' }, '403 SignatureDoesNotMatch'],
  ['a missing bucket', { RELEASE_BUCKET: 'missing' }, '404 NoSuchBucket'],
])('%s is said, not taken for a missing file', async (_name, env, said) => {
  const { files } = await storeWith({}, env);
  for (const call of [() => files.get('x.json'), () => files.put('x.json', ''), () => files.list('apps/')])
    await expect(call()).rejects.toThrow(said);
});

test.each([
  [{ AWS_SECRET_ACCESS_KEY: '' }, 'AWS_SECRET_ACCESS_KEY must be set to a value'],
  [{ AWS_ENDPOINT_URL_S3: 'ftp://x' }, 'AWS_ENDPOINT_URL_S3'],
  [{ RELEASE_BUCKET: 'a/b' }, 'RELEASE_BUCKET'],
])('%j is rejected with the name of the variable', (env, said) => {
  const whole = { RELEASE_BUCKET: 'releases', AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
  expect(() => openStore({ ...whole, ...env })).toThrow(said);
});
