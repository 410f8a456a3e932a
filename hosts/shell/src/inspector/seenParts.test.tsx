import type { PageData } from '@shared/federation/page';
import type { Note } from '../measure/note';
import { createNames } from '../measure/versions';
import { errorsIn, partsIn } from './seenParts';
import { weightOf } from './weightOf';

const address = (app: string, version: string) => ({
  version,
  container: `${app}_${version}`,
  base: `http://${app}.test/assets/${version}/`,
  entry: 'remoteEntry.js',
});
const page: Pick<PageData, 'remotes' | 'integrity'> = {
  remotes: {
    quote: { routes: ['/quotes/new'], live: address('quote', 'a-2'), previous: address('quote', 'a-1') },
  },
  integrity: {
    'http://site.test/assets/s-9/': {},
    'http://quote.test/assets/a-2/': {},
    'http://quote.test/assets/a-1/': {},
  },
};
const names = createNames(page);
const quote = { part: 'quote', version: 'a-2' };
const older = { part: 'quote', version: 'a-1' };

const note = (kind: Note['kind'], at: number, change: Partial<Note> = {}): Note => ({
  kind,
  at,
  part: '',
  version: '',
  error: undefined,
  path: '/quotes/new',
  ...change,
});

test('each version that was asked for has its time, its state and its errors; the shell comes first', () => {
  const crash = Object.assign(new TypeError('Ann'), { stack: 'at http://site.test/assets/s-9/shell.js' });
  const notes = [
    note('asked', 300, quote),
    note('failed', 400, { ...quote, error: new Error('timeout') }),
    note('asked', 410, older),
    note('ready', 700, older),
    note('uncaught', 900, { error: crash }),
  ];
  expect(partsIn(notes, names)).toEqual([
    { part: 'shell', version: 's-9', state: 'loaded', ms: 300, errors: 1 },
    { ...quote, state: 'failed', ms: null, errors: 1 },
    { ...older, state: 'loaded', ms: 290, errors: 0 },
  ]);
  expect(errorsIn(notes, names).map(({ name, part, route }) => [name, part, route])).toEqual([
    ['Timeout', 'quote', '/quotes/new'],
    ['TypeError', 'shell', '/quotes/new'],
  ]);
  expect(partsIn([note('asked', 1, quote)], names)[1]?.state).toBe('loading');
});

const file = (name: string, encodedBodySize: number) => ({ name, encodedBodySize, decodedBodySize: 9 });

test('a version weighs what was fetched of its files; a preloaded one counts once', () => {
  const base = names.baseOf(quote) ?? '';
  expect(base).toBe('http://quote.test/assets/a-2/');
  const fetched = [file(`${base}1.js`, 1000), file(`${base}1.js`, 1000), file(`${base}2.js`, 500)];
  expect(weightOf(base, [...fetched, file('http://quote.test/assets/a-1/1.js', 7)])).toEqual({
    files: 2,
    bytes: 1500,
  });
  expect(weightOf(base, [file(`${base}1.js`, 0)])).toEqual({ files: 1, bytes: null });
  expect(weightOf(base, [])).toEqual({ files: 0, bytes: 0 });
});
