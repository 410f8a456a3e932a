import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { affectedBy } from './affected';
import { AFFECTED_STORIES } from './data/affectedStories';

const root = resolve(__dirname, '../../../..');
const folders = ['hosts', 'remotes', 'shared', 'infra'].flatMap((top) =>
  readdirSync(join(root, top), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => `${top}/${name}`),
);

test('every folder says which browser stories a change in it runs, and each story exists', () => {
  expect(Object.keys(AFFECTED_STORIES).toSorted()).toEqual(folders.toSorted());
  const missing = Object.values(AFFECTED_STORIES)
    .flat()
    .filter((name) => !existsSync(join(root, `infra/e2e/src/stories/${name}.e2e.ts`)));
  expect(missing).toEqual([]);
});

test('a change in an app runs its stories once; a changed story runs itself', () => {
  const rates = ['remotes/rates/src/a.ts', 'remotes/rates/src/b.tsx'];
  expect(affectedBy(rates)).toEqual({ stories: AFFECTED_STORIES['remotes/rates'], code: rates });
  expect(affectedBy(['infra/e2e/src/stories/chat.long.e2e.ts']).stories).toEqual(['chat.long']);
});

test('documents and unit tests run no browser', () => {
  const files = ['README.md', 'infra/api/README.md', 'remotes/rates/src/a.test.tsx'];
  expect(affectedBy(files)).toEqual({ stories: [], code: ['remotes/rates/src/a.test.tsx'] });
});
