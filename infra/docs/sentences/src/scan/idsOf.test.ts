import { idsOf } from './idsOf';

test.each([
  ['shows it [2.3-4]', ['2.3-4'], 'shows it'],
  ['shows both [9-12, R18-2]', ['9-12', 'R18-2'], 'shows both'],
  ['one after the other [R34] [R39, 4-13]', ['R34', 'R39', '4-13'], 'one after the other'],
  ['names a reading [R4]', ['R4'], 'names a reading'],
  ['[2.3-4] at the start is not a tag', [], '[2.3-4] at the start is not a tag'],
  ['an index is not a tag [0]', [], 'an index is not a tag [0]'],
])('%s', (title, ids, plain) => {
  expect(idsOf(title)).toEqual({ ids, plain });
});
