import { ROUTE_PATTERNS } from '@shared/domain';
import type { Measure, PageData } from '@shared/federation/page';
import { createSender } from './createSender';
import { FollowedParts } from './followedParts';
import type { Note } from './note';
import { createNames } from './versions';

const address = (app: string, version: string) => ({
  version,
  container: `${app}_${version}`,
  base: `http://${app}.test/assets/${version}/`,
  entry: 'remoteEntry.js',
});
const page: Pick<PageData, 'remotes' | 'integrity'> = {
  remotes: {
    quote: {
      routes: ['/quotes/new', '/quotes/vehicles'],
      live: address('quote', 'a-2'),
      previous: address('quote', 'a-1'),
    },
    rates: { routes: ['/quotes/:id/rates'], live: address('rates', 'c-1'), previous: null },
  },
  integrity: {
    'http://site.test/assets/s-9/': {},
    'http://quote.test/assets/a-2/': {},
    'http://quote.test/assets/a-1/': {},
    'http://rates.test/assets/c-1/': {},
  },
};
const names = createNames(page);
const shell = { part: 'shell', version: 's-9' };
const quote = { part: 'quote', version: 'a-2' };

function thrownIn(...places: string[]): TypeError {
  const error = new TypeError('Ann Lee, 60018, is not a function');
  error.stack = `TypeError: Ann Lee\n${places.map((place) => `    at f (${place}:1:2)`).join('\n')}`;
  return error;
}

describe('an error', () => {
  const shellScript = 'http://site.test/assets/s-9/shell.js';
  it.each([
    ['the remote that threw it', quote, ['http://quote.test/assets/a-2/12.js', shellScript]],
    ['the version of the remote', { part: 'quote', version: 'a-1' }, ['http://quote.test/assets/a-1/12.js']],
    ['the shell for its own code', shell, [shellScript, 'http://rates.test/assets/c-1/3.js']],
    ['nobody for the code of others', { part: 'unknown', version: '' }, ['chrome-extension://abc/x.js']],
  ])('is blamed on %s', (_who, version, places) => {
    expect(names.blame(thrownIn(...places))).toEqual(version);
  });

  it.each([undefined, null, 'text', 7, {}, { stack: 7 }])('that is %p is blamed on nobody', (error) => {
    expect(names.blame(error)).toEqual({ part: 'unknown', version: '' });
    expect(names.errorName(error)).toBe('Other');
  });

  it('is named without its message, by a known name', () => {
    expect(names.errorName(thrownIn())).toBe('TypeError');
    expect(names.errorName(Object.assign(new Error('x'), { name: 'AnnLeeError' }))).toBe('Other');
    expect(['timeout', 'contract'].map((text) => names.errorName(new Error(text)))).toEqual([
      'Timeout',
      'Contract',
    ]);
  });
});

it.each([
  ['/quotes/0f9db6cc-6403/rates', '/quotes/:id/rates'],
  ['/contact-us', ROUTE_PATTERNS.contactUs],
  ['/resume/a-secret-code', ROUTE_PATTERNS.resume],
  ['/wp-admin/ann@example.com', '/*'],
])('a path is reported as a route pattern: %s', (path, pattern) => {
  expect(names.routeOf(path)).toBe(pattern);
});

function follow() {
  const measures: Measure[] = [];
  const parts = new FollowedParts(names, (measure) => void measures.push(measure));
  const take = (kind: Note['kind'], at: number, change: Partial<Note> = {}) =>
    parts.take({ kind, at, part: '', version: '', error: undefined, path: '/quotes/new', ...change });
  return { parts, take, measures };
}

describe('a page', () => {
  it('reports each version it loads once, and the time from asking to the screen', () => {
    const { take, measures, parts } = follow();
    const rates = { part: 'rates', version: 'c-1' };
    take('asked', 300, quote);
    take('ready', 800, quote);
    take('shown', 900);
    take('shown', 4000, { path: '/quotes/vehicles' });
    take('asked', 9000, rates);
    take('ready', 9100, rates);
    take('shown', 9250, { path: '/quotes/1/rates' });
    expect(measures).toEqual([
      { kind: 'load', ...quote },
      { kind: 'load', ...shell },
      { kind: 'vital', vital: 'usable', value: 900, ...quote },
      { kind: 'load', ...rates },
      { kind: 'vital', vital: 'usable', value: 250, ...rates },
    ]);
    expect([100, 5000, 9249, 9300].map((at) => parts.onScreen(at).part)).toEqual([
      'quote',
      'quote',
      'quote',
      'rates',
    ]);
  });

  it('reports a version that failed, and the one that is shown instead', () => {
    const { take, measures } = follow();
    const older = { part: 'quote', version: 'a-1' };
    take('asked', 300, quote);
    take('failed', 400, { ...quote, error: new Error('down') });
    take('asked', 400, older);
    take('ready', 600, older);
    take('shown', 700);
    expect(measures).toEqual([
      { kind: 'load-failure', ...quote, route: '/quotes/new', error: 'Error' },
      { kind: 'load', ...older },
      { kind: 'load', ...shell },
      { kind: 'vital', vital: 'usable', value: 700, ...older },
    ]);
  });

  it('reports a version that hangs when it is left, but not one that was just asked for', () => {
    const { take, measures, parts } = follow();
    take('asked', 1000, quote);
    parts.leave(3000);
    expect(measures).toEqual([]);
    parts.leave(4000);
    expect(measures).toEqual([{ kind: 'load-failure', ...quote, route: '/quotes/new', error: 'Timeout' }]);
  });

  it('counts its own pages for the shell', () => {
    const { take, measures, parts } = follow();
    take('shown', 500, { path: '/contact-us' });
    expect([measures, parts.onScreen(600)]).toEqual([[{ kind: 'load', ...shell }], shell]);
  });

  it('blames a crash on the remote that crashed', () => {
    const { take, measures } = follow();
    take('crashed', 500, { ...quote, error: thrownIn('http://site.test/assets/s-9/shell.js') });
    expect(measures).toEqual([{ kind: 'error', ...quote, route: '/quotes/new', error: 'TypeError' }]);
  });
});

const error = (name: 'TypeError' | 'Other', part = 'quote'): Measure => ({
  kind: 'error',
  part,
  version: 'a-2',
  route: '/*',
  error: name,
});

describe('a report', () => {
  const sent: string[] = [];
  const send = (report: string): void => void sent.push(report);
  beforeEach(() => void (sent.length = 0));
  const reports = () => sent.map((text): { measures: Measure[] } => JSON.parse(text));

  it('has each error of a version once, at most twenty in all, and never its message', () => {
    const { add, flush } = createSender({ release: 'r2', isSampled: true, send });
    for (let count = 0; count < 50; count += 1) add(error('TypeError'));
    for (let count = 0; count < 50; count += 1) add(error('Other', `part-${count}`));
    flush();
    const [report] = reports();
    expect(report?.measures).toHaveLength(20);
    expect(JSON.stringify(report)).not.toMatch(/Ann|60018/);
  });

  it('of a page outside the share has only failures and errors', () => {
    const { add, flush } = createSender({ release: 'r2', isSampled: false, send });
    add({ kind: 'load', ...quote });
    add({ kind: 'vital', vital: 'LCP', value: 1, ...quote });
    flush();
    expect(sent).toEqual([]);
    add(error('TypeError'));
    flush();
    expect(reports().map(({ measures }) => measures)).toEqual([[error('TypeError')]]);
  });

  it('never exceeds what the edge accepts at once', () => {
    const { add, flush } = createSender({ release: 'r2', isSampled: true, send });
    for (let count = 0; count < 90; count += 1) add({ kind: 'load', ...quote });
    flush();
    expect(reports().map(({ measures }) => measures.length)).toEqual([40, 40, 10]);
  });
});
