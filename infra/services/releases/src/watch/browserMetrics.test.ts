import type { Measure } from '@shared/federation/page';
import { Registry } from 'prom-client';
import { createBrowserMetrics, MOST_VERSIONS } from './browserMetrics';
import { bucketOf } from './samples';
import { countedSince, readMetrics, type ReadMetric } from './readMetrics';

const versionIn = (version: string) => ({ part: 'quote', version, owner: 'Quote team' });
const at = { part: 'quote', version: 'a-1' };
const load: Measure = { kind: 'load', ...at };
const vital = (name: 'LCP' | 'CLS', value: number): Measure => ({ kind: 'vital', vital: name, value, ...at });

function counting(weight = 1) {
  const registry = new Registry();
  // As every part of the system does.
  registry.setDefaultLabels({ app: 'site' });
  const { count: add } = createBrowserMetrics(registry, weight);
  const read = async () => readMetrics((await registry.getMetricsAsJSON()) as unknown as ReadMetric[]);
  return { add, read, registry };
}

it('what is counted is read back, bucket by bucket', async () => {
  const { add, read } = counting();
  const failure = { ...at, route: '/quotes/new', error: 'Timeout' } as const;
  for (const one of [load, load, vital('LCP', 130), vital('LCP', 130), vital('LCP', 90_000), vital('CLS', 0)])
    await add(versionIn('r1'), one, []);
  await add(versionIn('r1'), { kind: 'load-failure', ...failure }, []);
  await add(versionIn('r1'), { kind: 'error', ...failure, error: 'TypeError' }, []);
  await add(versionIn('r1'), { kind: 'error', ...failure, route: '/*', error: 'TypeError' }, []);
  expect(await read()).toEqual([
    {
      ...versionIn('r1'),
      loads: 2,
      loadFailures: 1,
      errors: 2,
      vitals: {
        LCP: { [bucketOf('LCP', 130)]: 2, [bucketOf('LCP', 90_000)]: 1 },
        INP: {},
        CLS: { 0: 1 },
        usable: {},
      },
    },
  ]);
});

it('visitors who arrived during a canary are counted apart, until another canary begins', async () => {
  const { add, read } = counting();
  const during = (trial: string) => ({ ...versionIn('r1'), trial });
  for (const version of [versionIn('r1'), during('monday'), during('monday')]) await add(version, load, []);
  await add(during('monday'), vital('LCP', 130), []);
  const counts = async () => (await read()).map(({ trial, loads }) => [trial, loads]);
  expect(await counts()).toEqual([
    [undefined, 1],
    ['monday', 2],
  ]);
  await add(during('tuesday'), load, []);
  await add(versionIn('r1'), load, []);
  expect(await counts()).toEqual([
    [undefined, 2],
    ['tuesday', 1],
  ]);
});

it('one page stands for several when only a share reports', async () => {
  const { add, read } = counting(4);
  await add(versionIn('r1'), load, []);
  expect((await read())[0]?.loads).toBe(4);
});

it('reports that name many versions never push out the live one, nor fill the memory', async () => {
  const { add, read } = counting();
  await add(versionIn('live'), load, ['live']);
  for (let number = 0; number < 100; number += 1) {
    await add(versionIn(`r${number}`), vital('LCP', 50), ['live']);
    await add(versionIn(`r${number}`), load, ['live']);
    await read();
  }
  const versions = (await read()).map(({ version }) => version);
  expect(versions).toHaveLength(MOST_VERSIONS);
  expect(versions).toContain('live');
  expect(versions).toContain('r99');
});

describe('between two readings', () => {
  it('only what is new counts', async () => {
    const { add, read } = counting();
    await add(versionIn('r1'), vital('LCP', 50), []);
    await add(versionIn('r2'), load, []);
    const before = await read();
    await add(versionIn('r1'), load, []);
    await add(versionIn('r1'), vital('LCP', 50), []);
    const [only, ...others] = countedSince(await read(), before);
    expect([only?.version, only?.loads, only?.vitals.LCP]).toEqual(['r1', 1, { [bucketOf('LCP', 50)]: 1 }]);
    expect(others).toEqual([]);
  });

  it('a restarted edge counts from zero', async () => {
    const [old, fresh] = [counting(), counting()];
    for (let number = 0; number < 5; number += 1) await old.add(versionIn('r1'), load, []);
    await fresh.add(versionIn('r1'), load, []);
    expect(countedSince(await fresh.read(), await old.read())[0]?.loads).toBe(1);
  });
});
