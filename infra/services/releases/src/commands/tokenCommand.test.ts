import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { readLog } from '../acts/actLog';
import { readTokens } from '../acts/tokenActs';
import { folderStore } from '../store/openStore';
import { tokenCommand } from './tokenCommand';

const folder = join(tempFolder('tokens'), 'releases');
const store = folderStore(folder);
afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

const part = 'quote';

test('a token is created and revoked for a reason, which the log keeps with who and what', async () => {
  await tokenCommand(store, ['create', 'quote-team'], { part, why: 'the quote team releases itself' });
  await tokenCommand(store, ['revoke', 'quote-team'], { why: 'it was in a chat' });
  const created = expect.stringMatching(/^create token quote-team for quote \(live\) until 20\S+Z$/);
  expect((await readLog(store)).entries).toMatchObject([
    { who: 'local', what: created, why: 'the quote team releases itself' },
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
  const { lines, json } = await tokenCommand(store, ['list'], {});
  expect(lines).toEqual([expect.stringMatching(/^kept quote live 20\S+Z 20\S+Z$/)]);
  expect(JSON.stringify(json)).not.toMatch(/sha256/);
  await tokenCommand(store, ['revoke', 'kept'], { why: 'a test' });
});

test('a token has a scope and an end; what is neither is refused', async () => {
  const why = 'a test';
  await tokenCommand(store, ['create', 'reader'], { part, scope: 'read', days: '7', why });
  const { scope, until = '', createdAt } = (await readTokens(store)).at(-1) ?? { createdAt: '' };
  expect([scope, Math.round((Date.parse(until) - Date.parse(createdAt)) / 86_400_000)]).toEqual(['read', 7]);
  const create = (more: object) => tokenCommand(store, ['create', 'other'], { part, why, ...more });
  await expect(create({ scope: 'all' })).rejects.toThrow('--scope must be one of read, publish, live');
  for (const days of ['0', '400', 'never'])
    await expect(create({ days })).rejects.toThrow('A token lasts up to 365 days');
});
