import { testTitles } from './testTitles';

test.each([
  ['a test', `test('adds up', () => {});`, [['adds up']]],
  [
    'a group and what is in it',
    `describe('rules', () => { it('hold', () => {}); });`,
    [['rules'], ['rules', 'hold']],
  ],
  ['a row of a table', `test.each([1])('%i fits', () => {});`, [['%i fits']]],
  ['a template', 'it(`of ${file} holds`, () => {});', [['of … holds']]],
  ['one that runs under a condition', `(slow ? test.skip : test)('in time', () => {});`, [['in time']]],
  ['one behind JSX', `test('shows', () => { render(<p>text</p>); });`, [['shows']]],
])('finds %s', (_what, source, titles) => {
  expect(testTitles(source, true)).toEqual(titles);
});

test.each([
  ['a skipped one', `test.skip('later', () => {});`],
  ['one to be written', `test.todo('later');`],
  ['a comment', `// test('no more', () => {});`],
  ['a call of something else', `tell('a story', () => {});`],
])('counts no %s', (_what, source) => {
  expect(testTitles(source, true)).toEqual([]);
});

test('a type parameter is no element where there are none', () => {
  const source = `const same = async <T>(value: T) => value;\ntest('it is the same', () => undefined);`;
  expect(testTitles(source, false)).toEqual([['it is the same']]);
});
