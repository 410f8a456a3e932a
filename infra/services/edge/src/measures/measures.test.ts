import { MEASURES_PATH, MOST_MEASURES, type Measure } from '@shared/federation/page';
import { exampleId, withPointer, withThird } from '@infra/releases/testing';
import { edgeFor, published } from '../testing/edgeFor';

const quote = { part: 'quote', version: 'aaa-2' } as const;
const load: Measure = { kind: 'load', ...quote };
const failure = { route: '/quotes/new', error: 'TypeError', ...quote } as const;
const report = (...measures: unknown[]) => ({ release: exampleId(2), measures });

async function site(change = {}) {
  const { edge, lines } = await edgeFor(published(), change);
  const send = (payload: unknown, headers: Record<string, string> = {}) =>
    edge.inject({
      method: 'POST',
      url: MEASURES_PATH,
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const lined = async () =>
    (await edge.inject('/metrics')).body
      .split('\n')
      .filter((line) => /^browser_(?!timing.*_bucket)/.test(line));
  return { edge, send, lined, lines };
}

it('counts what a page reports by part, version and owner', async () => {
  const { send, lined } = await site();
  const measures: Measure[] = [
    load,
    { kind: 'load-failure', ...failure, version: 'aaa-2', error: 'Timeout' },
    { kind: 'error', ...failure },
    { kind: 'error', ...failure, part: 'unknown', version: '' },
    { kind: 'vital', vital: 'LCP', value: 812, ...quote },
  ];
  expect((await send(report(...measures), { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(204);
  const of = 'part="quote",version="aaa-2",owner="quote team"';
  expect(await lined()).toEqual(
    expect.arrayContaining([
      `browser_loads_total{${of},app="site"} 1`,
      `browser_load_failures_total{${of},route="/quotes/new",error="Timeout",app="site"} 1`,
      `browser_errors_total{${of},route="/quotes/new",error="TypeError",app="site"} 1`,
      'browser_errors_total{part="unknown",version="quote@aaa-2",owner="",route="/quotes/new",error="TypeError",app="site"} 1',
      expect.stringMatching(/^browser_timing_seconds_sum\{.*\} 0\.812$/),
    ]),
  );
});

it('estimates the loads where only a share of the pages reports', async () => {
  const { send, lined, edge } = await site({ measureShare: 0.25 });
  await send(report(load));
  expect(await lined()).toContainEqual(expect.stringMatching(/^browser_loads_total\{.*\} 4$/));
  expect((await edge.inject('/')).body).toContain('"measureShare":0.25');
});

it('takes the version that the release falls back to', async () => {
  const { send } = await site();
  expect((await send(report({ ...load, version: 'aaa-1' }))).statusCode).toBe(204);
});

it.each<[string, string, object]>([
  ['an unknown release', 'release', { release: 'quote@aaa-99', measures: [load] }],
  ['a release by the name of a property', 'release', { release: '__proto__', measures: [load] }],
  ['an unknown part', 'version', report({ ...load, part: 'search' })],
  ['a part by the name of a property', 'version', report({ ...load, part: 'constructor' })],
  ['an unknown version', 'version', report(load, { ...load, version: 'bbb-7' })],
  ['an unknown route', 'route', report({ kind: 'error', ...failure, route: '/quotes/0f9db6cc/rates' })],
  ['a version of the unknown part', 'version', report({ kind: 'error', ...failure, part: 'unknown' })],
])(
  '%s is answered as usual, because a console shows every other answer, and only counted as dropped (%s)',
  async (_name, unknown, payload) => {
    const { send, lined } = await site();
    expect((await send(payload)).statusCode).toBe(204);
    expect((await lined()).filter((line) => !line.endsWith(' 0'))).toEqual([
      `browser_reports_dropped_total{unknown="${unknown}",app="site"} 1`,
    ]);
  },
);

it('counts what a page reports that stayed open while others were promoted', async () => {
  // The page fell back to the first version; the live one is two later.
  const { edge } = await edgeFor(
    published((file) => withPointer(withThird(file), 'quote', { live: 'aaa-3' })),
  );
  const payload = report({ ...load, version: 'aaa-1' });
  expect((await edge.inject({ method: 'POST', url: MEASURES_PATH, payload })).statusCode).toBe(204);
  expect((await edge.inject('/metrics')).body).toContain(
    'browser_loads_total{part="quote",version="aaa-1",owner="quote team",app="site"} 1',
  );
});

describe('is refused, and counts nothing:', () => {
  it.each<[string, number, unknown]>([
    ['an error by its message', 400, report({ kind: 'error', ...failure, error: 'Ann Lee is undefined' })],
    ['a negative value', 400, report({ kind: 'vital', vital: 'LCP', value: -1, ...quote })],
    ['a value in text', 400, report({ kind: 'vital', vital: 'LCP', value: '12', ...quote })],
    ['a value without end', 400, report({ kind: 'vital', vital: 'LCP', value: 1e300, ...quote })],
    ['an unknown vital', 400, report({ kind: 'vital', vital: 'FID', value: 1, ...quote })],
    ['an unknown kind', 400, report({ ...load, kind: 'click' })],
    ['an additional field', 400, report({ ...load, url: '/quotes/new?zip_code=60018' })],
    ['nothing measured', 400, report()],
    ['too much at once', 400, report(...Array.from({ length: MOST_MEASURES + 1 }, () => load))],
    ['a list', 400, []],
    ['null', 400, 'null'],
    ['broken JSON', 400, '{"release":'],
    ['a prototype', 400, '{"release":"quote@aaa-2","measures":[],"__proto__":{"a":1}}'],
    ['no text at all', 400, ''],
    ['more than a report can have', 413, report('x'.repeat(20_000))],
  ])('%s (%i)', async (_name, status, payload) => {
    const { send, lined, lines } = await site();
    expect((await send(payload)).statusCode).toBe(status);
    expect((await lined()).filter((line) => !line.endsWith(' 0'))).toEqual([]);
    expect(JSON.stringify(lines)).not.toMatch(/Ann|60018|0f9db6cc/);
  });

  it('text of another type (415), and the report of another site (403)', async () => {
    const { send } = await site();
    expect((await send(report(load), { 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await send(report(load), { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });

  it('more reports than an office sends (429)', async () => {
    const { send } = await site();
    const statuses = new Set<number>();
    for (let count = 0; count <= 300; count += 1) statuses.add((await send(report(load))).statusCode);
    expect([...statuses]).toEqual([204, 429]);
  });
});

it('only the site takes reports', async () => {
  const { edge } = await edgeFor(published(), {}, 'quote');
  expect((await edge.inject({ method: 'POST', url: MEASURES_PATH, payload: report(load) })).statusCode).toBe(
    404,
  );
});

it.each(['0', '2', 'all'])('MEASURE_SHARE=%s stops the start and is named', async (share) => {
  const { readEnvironment } = await import('../environment');
  expect(() => readEnvironment('shell', { MEASURE_SHARE: share })).toThrow('MEASURE_SHARE');
});
