import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { readLog } from '../acts/actLog';
import { readTokens } from '../acts/tokenActs';
import { folderStore } from '../store/openStore';
import { tokenCommand } from './tokenCommand';

const folder = join(tempFolder('tokens'), 'releases');
const store = folderStore(folder);
let print: jest.SpyInstance;
beforeEach(() => {
  print = jest.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => print.mockRestore());
afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

const part = 'quote';

test('a token is created and revoked for a reason, which the log keeps with who and what', async () => {
  await tokenCommand(store, ['create', 'quote-team'], { part, why: 'the quote team releases itself' });
  await tokenCommand(store, ['revoke', 'quote-team'], { why: 'it was in a chat' });
  expect((await readLog(store)).entries).toMatchObject([
    { who: 'local', what: 'create token quote-team for quote', why: 'the quote team releases itself' },
    { who: 'local', what: 'revoke token quote-team', why: 'it was in a chat' },
  ]);
});

test.each([undefined, '', ' '])('without a reason (%p) nothing changes', async (why) => {
  await tokenCommand(store, ['create', 'kept'], { part, why: 'a test' });
  for (const words of [
    ['create', 'other'],
    ['revoke', 'kept'],
  ])
    await expect(tokenCommand(store, words, { part, why })).rejects.toThrow('--why "the reason" is required');
  expect((await readTokens(store)).map(({ name }) => name)).toEqual(['kept']);
  await tokenCommand(store, ['list'], {});
  expect(print).toHaveBeenLastCalledWith(expect.stringMatching(/^kept quote 20/));
  await tokenCommand(store, ['revoke', 'kept'], { why: 'a test' });
});
