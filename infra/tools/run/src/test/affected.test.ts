import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { affectedBy, isNear } from './affected';
import { AFFECTED_STORIES } from './data/affectedStories';
import { FAR_REACHING } from './data/farReaching';

const root = resolve(__dirname, '../../../../..');
const foldersIn = (top: string): string[] =>
  readdirSync(join(root, top), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => `${top}/${name}`);
/** Folders of infra that hold packages of their own. */
const ROOMS = new Set(['infra/services', 'infra/tools', 'infra/data']);
const folders = ['hosts', 'remotes', 'shared', 'infra']
  .flatMap(foldersIn)
  .flatMap((folder) => (ROOMS.has(folder) ? foldersIn(folder) : [folder]));

test('every folder names the browser stories for its changes, and each story exists', () => {
  expect(Object.keys(AFFECTED_STORIES).toSorted()).toEqual(folders.toSorted());
  const missing = Object.values(AFFECTED_STORIES)
    .flat()
    .filter((name) => !existsSync(join(root, `infra/tools/e2e/src/stories/${name}.e2e.ts`)));
  expect(missing).toEqual([]);
});

test('a change in an app runs its stories once; a changed story runs itself', () => {
  const rates = ['remotes/rates/src/a.ts', 'remotes/rates/src/b.tsx'];
  expect(affectedBy(rates)).toEqual({
    stories: AFFECTED_STORIES['remotes/rates'],
    code: rates,
    isWide: false,
  });
  expect(affectedBy(['infra/tools/e2e/src/stories/chat.long.e2e.ts']).stories).toEqual(['chat.long']);
});

test('documents and unit tests run no browser', () => {
  const files = ['README.md', 'infra/services/api/README.md', 'remotes/rates/src/a.test.tsx'];
  expect(affectedBy(files)).toEqual({
    stories: [],
    code: ['remotes/rates/src/a.test.tsx'],
    isWide: false,
  });
});

test.each([
  'tsconfig.json',
  'jest.config.mjs',
  'knip.json',
  '.dependency-cruiser.cjs',
  'remotes/bind/package.json',
])('a change of %s checks all code', (file) => expect(affectedBy([file]).isWide).toBe(true));

test("a deleted file checks all code, and runs its folder's stories", () => {
  const { stories, isWide } = affectedBy([], ['remotes/rates/src/gone.ts']);
  expect([stories, isWide]).toEqual([AFFECTED_STORIES['remotes/rates'], true]);
  expect(affectedBy([], ['infra/docs/gone.md']).isWide).toBe(false);
});

test('a test through all of the API runs for nearby changes, and every other test for whatever it reaches', () => {
  expect(FAR_REACHING.filter((test) => !existsSync(join(root, test)))).toEqual([]);
  const money = 'infra/services/api/src/routes/purchase/heldMoney.test.ts';
  expect(isNear(money, ['infra/services/api/src/routes/purchase/postPlan.ts'])).toBe(true);
  expect(isNear(money, ['infra/services/api/src/database/migrate.ts'])).toBe(false);
  expect(
    isNear('infra/services/api/src/database/restart.test.ts', ['infra/services/api/src/http/reply.ts']),
  ).toBe(true);
});

test("a step's test runs for its own step and for shared code, not for another step", () => {
  const test = 'remotes/bind/src/steps/review/ReviewScreen.test.tsx';
  expect(isNear(test, ['remotes/bind/src/steps/review/Statement.tsx'])).toBe(true);
  expect(isNear(test, ['remotes/bind/src/parts/PurchasePage.tsx'])).toBe(true);
  expect(isNear(test, ['remotes/bind/src/steps/driver/WorkFields.tsx'])).toBe(false);
  expect(isNear('remotes/bind/src/journey/walk.test.tsx', ['remotes/bind/src/steps/driver/a.ts'])).toBe(true);
});
