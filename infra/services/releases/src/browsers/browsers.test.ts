import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUPPORTED } from '@shared/federation/page';
import { BROWSERS } from '@shared/federation/build';
import browserslist from 'browserslist';
import { repository } from '../build/places';
import { api, css, firstVersion, javascript, lacking, oldestOf, statementAt } from './compatData';
import { newerInScript } from './newerScript';
import { newerStyles } from './newerStyles';

const OLDEST = oldestOf(BROWSERS);
const browsers = Object.keys(OLDEST) as (keyof typeof OLDEST)[];

function known(part: Parameters<typeof statementAt>[0], path: string) {
  const statement = statementAt(part, path.split('.'));
  if (!statement) throw new Error(`No data about ${path}`);
  return statement;
}

test.each([
  ['a method of arrays', 'rows.groupToMap()', []],
  ['a method of arrays that all have', 'rows.toSorted().at(-1)', []],
  ['a static method', 'AbortSignal.any([one, other])', ['AbortSignal.any']],
  ['a static method of the page it is given', 'page.URL.canParse(text)', ['URL.canParse']],
  ['a method of sets', 'one.isSubsetOf(other)', ['.isSubsetOf()']],
  ['a new object', 'new URLPattern("/a")', ['new URLPattern']],
  ['a promise from outside', 'Promise.withResolvers()', ['Promise.withResolvers']],
  ['what follows only a look behind', '/(?<=a)b/.test(text)', []],
  ['styles in a text', 'css("p:open{color:red}")', [':open']],
  [
    'styles in a template',
    'css`height: stretch;${x}width:calc-size(auto, size);`',
    ['calc-size()', 'height: stretch'],
  ],
  ['a text that is no style', 'say("Call us @scope: today (if you like)")', []],
])('%s: %s', (_what, code, newer) => expect(newerInScript(code)).toEqual(newer));

test('syntax newer than the edition is found', () => {
  expect(newerInScript('/[a--b]/v')).toEqual([expect.stringContaining('syntax newer than ES2022')]);
  expect(newerInScript('export default await load()')).toEqual(['await outside of a function']);
  expect(newerInScript('async () => await load()')).toEqual([]);
  expect(newerInScript('import a from "a" with { type: "json" }')).toHaveLength(1);
});

test.each([
  ['p:has(a){color:color-mix(in srgb,red,blue)}', []],
  ['@container (min-width:1em){p{height:1dvh}}', []],
  ['@scope (p){a{color:red}}', ['@scope']],
  ['p{field-sizing:content}', ['field-sizing']],
  ['.a-2d{color:#1f2d}', []],
])('the styles %s need %j', (text, newer) => expect(newerStyles(text)).toEqual(newer));

test('every browser of the list runs ES2022', () => {
  const syntax = [
    'classes.static.initialization_blocks',
    'classes.private_class_methods',
    'classes.private_class_fields_in',
    'classes.public_class_fields',
    'regular_expressions.lookbehind_assertion',
  ];
  for (const path of syntax) expect([path, lacking(known(javascript, path))]).toEqual([path, []]);
});

test('the page’s own question about a browser gives exactly the list', () => {
  const asked = [
    ['(width: 1lh)', known(css, 'types.length.lh')],
    ['(color: color-mix(in srgb, red, red))', known(css, 'types.color.color-mix')],
    ['selector(:has(a))', known(css, 'selectors.has')],
  ] as const;
  expect(SUPPORTED).toBe(asked.map(([condition]) => condition).join(' and '));
  const first = browsers.map((browser) => [
    browser,
    Math.max(...asked.map(([, feature]) => firstVersion(feature, browser))),
  ]);
  expect(Object.fromEntries(first)).toEqual(OLDEST);
});

test('one list: tools that look for it find it, and the README names it', () => {
  expect(browserslist(null, { path: repository })).toEqual(browserslist([...BROWSERS]));
  const { chrome, edge, firefox, safari, ios_saf: phone, samsung, opera } = OLDEST;
  expect(phone).toBe(safari);
  expect(edge).toBe(chrome);
  expect(readFileSync(join(repository, 'README.md'), 'utf8')).toContain(
    `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari} on Macs, iPhones and iPads, Samsung Internet ${samsung}, Opera ${opera}`,
  );
});

test('a browser without data stops the check', () => {
  expect(() => oldestOf(['ie 11'])).toThrow('No data about ie');
  expect(() => oldestOf(['chrome >= 111'])).toThrow('No oldest edge');
  expect(lacking(known(api, 'AbortSignal.any_static'))).toContain('safari');
});
