import { Newest, type NewestRules } from './newest';

interface Entry {
  name: string;
  isFinished: boolean;
}

const forgotten: string[] = [];
beforeEach(() => forgotten.splice(0));

/** A map with these entries, in this order; those in capitals are unfinished. */
function kept(names: string, rules: Partial<NewestRules<Entry>>, bytes = 0) {
  const entries = new Newest<Entry>({
    most: 100,
    isFinished: ({ isFinished }) => isFinished,
    forget: ({ name }) => forgotten.push(name),
    ...rules,
  });
  for (const name of names) entries.set(name, { name, isFinished: name === name.toLowerCase() }, bytes);
  return entries;
}
const namesOf = (entries: Newest<Entry>) =>
  entries
    .values()
    .map(({ name }) => name)
    .join('');

test.each([
  ['nothing is forgotten at the limit', 'abcd', 'abcd', ''],
  ['the oldest goes first', 'abcdef', 'cdef', 'ab'],
  ['an unfinished one stays, and a later finished one goes', 'AbcdE', 'AcdE', 'b'],
  ['if none of the older half is finished, the oldest goes', 'ABCde', 'BCde', 'A'],
])('of four entries: %s', (_, names, left, gone) => {
  expect(namesOf(kept(names, { most: 4 }))).toBe(left);
  expect(forgotten.join('')).toBe(gone);
});

test('an entry that is set again keeps its place and counts once', () => {
  const entries = kept('abcd', { most: 4 });
  entries.set('a', { name: 'a2', isFinished: true });
  expect(namesOf(entries)).toBe('a2bcd');
  entries.set('e', { name: 'e', isFinished: true });
  expect([namesOf(entries), entries.get('a')]).toEqual(['bcde', undefined]);
});

test('they weigh no more than their limit together, but the newest one always stays', () => {
  const entries = kept('abcd', { mostBytes: 30 }, 10);
  expect(namesOf(entries)).toBe('bcd');
  entries.set('b', { name: 'b', isFinished: true }, 1);
  entries.set('e', { name: 'e', isFinished: true }, 9);
  expect(namesOf(entries)).toBe('bcde');
  const heavy = { name: 'f', isFinished: true };
  entries.set('f', heavy, 1000);
  expect([namesOf(entries), forgotten.join('')]).toEqual(['f', 'abcde']);
});

test('cleared, it counts from zero', () => {
  const entries = kept('ab', { mostBytes: 20 }, 10);
  entries.clear();
  entries.set('c', { name: 'c', isFinished: true }, 20);
  expect([namesOf(entries), forgotten]).toEqual(['c', []]);
});
