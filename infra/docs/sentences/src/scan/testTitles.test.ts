import { testTitles } from './testTitles';

test.each([
  ['a test', `test('adds up', () => {});`, [['adds up']]],
  [
    'a group and its tests',
    `describe('rules', () => { it('hold', () => {}); });`,
    [['rules'], ['rules', 'hold']],
  ],
  ['a row of a table', `test.each([1])('%i fits', () => {});`, [['%i fits']]],
  ['a template', 'it(`of ${file} holds`, () => {});', [['of … holds']]],
  ['one that runs conditionally', `(slow ? test.skip : test)('in time', () => {});`, [['in time']]],
  ['one after JSX', `test('shows', () => { render(<p>text</p>); });`, [['shows']]],
])('finds %s', (_what, source, titles) => {
  expect(testTitles(source, true).map(({ path }) => path)).toEqual(titles);
});

test.each([
  ['a skipped one', `test.skip('later', () => {});`],
  ['a test in a skipped group', `describe.skip('later', () => { test('more', () => {}); });`],
  ['a todo', `test.todo('later');`],
  ['a comment', `// test('no more', () => {});`],
  ['a call of something else', `tell('a story', () => {});`],
])('counts no %s', (_what, source) => {
  expect(testTitles(source, true)).toEqual([]);
});

test('a type parameter is not parsed as JSX in a file without JSX', () => {
  const source = `const same = async <T>(value: T) => value;\ntest('it is the same', () => undefined);`;
  expect(testTitles(source, false).map(({ path }) => path)).toEqual([['it is the same']]);
});

test.each([
  ['expects', `test('it', () => { expect(1).toBe(1); });`],
  ['waits for something to appear', `test('it', async () => { await screen.findByText('text'); });`],
  [
    'asserts in a function of the file',
    `const ok = () => expect(1).toBe(1); const go = () => ok(); test('it', go);`,
  ],
  ['is a table that expects', `test.each([1])('it', (one) => expect(one).toBe(1));`],
])('a test that %s asserts something', (_what, source) => {
  expect(testTitles(source, true)).toEqual([{ path: ['it'], asserts: true, rowIds: [] }]);
});

test.each([
  ['empty', `const ok = () => expect(1).toBe(1); test('it', () => {});`],
  ['rendering without checking', `test('it', () => { render(<p />); });`],
  ['calling itself', `function go() { return go(); } test('it', () => go());`],
])('a test that is %s asserts nothing', (_what, source) => {
  expect(testTitles(source, true)).toEqual([{ path: ['it'], asserts: false, rowIds: [] }]);
});

test.each([
  ['inline', `test.each([{ id: '3-1' }, { id: 'car-1', of: { id: '3-2' } }])('a $of [$id]', () => {});`],
  ['as a constant', `const ROWS = [{ id: '3-1' }, { id: '3-2' }]; test.each(ROWS)('a $of [$id]', () => {});`],
])('the rows of a table written %s name their sentences', (_where, source) => {
  expect(testTitles(source, true)).toMatchObject([{ rowIds: ['3-1', '3-2'] }]);
});

test('a table whose title omits the ids of its rows shows no sentences', () => {
  const source = `test.each([{ id: '3-1' }])('a $id of it', () => {});`;
  expect(testTitles(source, true)).toMatchObject([{ rowIds: [] }]);
});
