import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { tempFolder } from '@shared/testing/tempFolder';
import { until } from '@shared/testing/until';
import { newKey } from '../crypto/vault';
import { moratoriumsCommand, USAGE } from '../moratoriums/command/moratoriumsCommand';
import { partnersCommand } from '../partners/command/partnersCommand';
import { databaseUnderTest } from '../testing/databaseUnderTest';
import { testApp } from '../testing/testApp';
import type { AppOptions } from '../app';
import { createVault } from '../crypto/vault';
import { proofOf } from './commandProof';
import { type AskApi, askApiAt } from './command/askApi';

const MASTER_KEY = newKey();
const vault = createVault(MASTER_KEY);

const portOf = (node: FastifyInstance) => (node.addresses()[0] as AddressInfo).port;

/** Asks a node as Ann, with a proof of the master key unless a token is given. */
const asking = (
  node: FastifyInstance,
  token = () => proofOf(vault, Date.now()),
  operator = 'Ann Peña',
): AskApi => askApiAt(`http://127.0.0.1:${portOf(node)}`, { token, operator });

/** What operators decide is the same for every node, and recorded (ADR 0055). */
const under = databaseUnderTest();
const folder = tempFolder('operators');
const file = (name: string) => join(folder, name);
let nodes: FastifyInstance[] = [];
const lines: Record<string, unknown>[] = [];
const logger = { stream: { write: (line: string) => void lines.push(JSON.parse(line)) } };

const start = async (options: Partial<AppOptions> = {}) => {
  const node = await testApp(under.database(), { masterKey: MASTER_KEY, logger, ...options });
  await node.listen({ port: 0, host: '127.0.0.1' });
  nodes.push(node);
  return node;
};
const sentences = () => lines.map(({ msg }) => msg);

beforeEach(async () => {
  lines.length = 0;
  const database = under.database().kysely;
  await sql`truncate moratoriums, operator_token, operator_acts`.execute(database);
});
afterEach(async () => {
  for (const node of nodes) await node.close();
  nodes = [];
  for (const name of ['moratoriums.json', 'partners.token']) rmSync(file(name), { force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a stop made on one node applies on the other within seconds, and its end, too', async () => {
  const [one, other] = [await start(), await start()];
  const run = (...args: string[]) => moratoriumsCommand(args, asking(one));
  expect(await run('list')).toBe('Nothing is stopped');
  const added = await run('add', '--state', 'TX', '--county', 'Galveston', '--from', '2026-08-10');
  expect(added).toMatch(
    /^m_\w{8} {2}every carrier {2}Galveston County, TX {2}from 2026-08-10 {2}without an end$/,
  );
  expect(one.moratoriums()).toHaveLength(1);
  await until(() => other.moratoriums().length === 1);
  const id = added.slice(0, 10);
  expect(await run('end', id, '--until', '2026-08-31')).toContain('until 2026-08-31');
  await until(() => other.moratoriums()[0]?.until === '2026-08-31');
  expect(await run('end', id)).toMatch(/ended 20\d\d-/);
  await until(() => other.moratoriums().length === 0);
  expect(await run('list')).toContain(id);
  const history = (await run('history')).split('\n').map((line) => line.split('  '));
  expect(history.map(([, operator, act]) => [operator, act])).toEqual([
    ['Ann Peña', 'ended'],
    ['Ann Peña', 'last day set'],
    ['Ann Peña', 'added'],
  ]);
  expect(history[2]?.[3]).toContain(`"id":"${id}","state":"TX","county":"Galveston"`);
});

test('what is wrong is said, and nothing changes', async () => {
  const node = await start();
  const run = (...args: string[]) => moratoriumsCommand(args, asking(node));
  await expect(run('add', '--from', '2026-08-10')).rejects.toThrow('must name a carrier or a state');
  await expect(run('add', '--state', 'TX', '--from', 'today')).rejects.toThrow('from must be a date like');
  await expect(run('end', 'm_unknown')).rejects.toThrow('No moratorium with this id is still open');
  const id = (await run('add', '--state', 'TX', '--from', '2026-08-10')).slice(0, 10);
  await expect(run('end', id, '--until', '2026-08-09')).rejects.toThrow('until:');
  await expect(run('end', id, '--until', 'soon')).rejects.toThrow('until:');
  await expect(run('stop')).rejects.toThrow('Usage: npm run moratoriums');
  const nobody = moratoriumsCommand(['end', id], asking(node, undefined, ''));
  await expect(nobody).rejects.toThrow('x-operator');
  const body = asking(node)('POST', '/moratoriums', { state: 'TX', form: '2026-08-10' });
  await expect(body).rejects.toThrow('from:');
  expect(await run('--help')).toBe(USAGE);
  expect((await run('history')).split('\n')).toHaveLength(1);
});

test('an act is never changed or deleted', async () => {
  const node = await start();
  await moratoriumsCommand(['add', '--state', 'TX', '--from', '2026-08-10'], asking(node));
  const { kysely } = under.database();
  await expect(kysely.updateTable('operator_acts').set({ operator: 'Bob' }).execute()).rejects.toThrow(
    'append-only',
  );
  await expect(kysely.deleteFrom('operator_acts').execute()).rejects.toThrow('append-only');
});

test('the files of an earlier release are taken over once, and an entry that was ended stays ended', async () => {
  const TEXAS = { state: 'TX', from: '2026-08-10' };
  writeFileSync(file('moratoriums.json'), JSON.stringify([TEXAS]));
  writeFileSync(file('partners.token'), MASTER_KEY.toString('base64'));
  const node = await start({ importFrom: folder });
  expect(node.moratoriums()).toEqual([TEXAS]);
  const old = () => MASTER_KEY.toString('base64url');
  const list = await moratoriumsCommand(['list'], asking(node, old));
  expect(sentences()).toEqual(
    expect.arrayContaining([
      'moratoriums.json was taken over into the database; it is no longer read and may be removed',
      'partners.token was taken over into the database; it is no longer read and may be removed',
    ]),
  );
  await moratoriumsCommand(['end', list.slice(0, 10)], asking(node));
  const again = await start({ importFrom: folder });
  expect(again.moratoriums()).toEqual([]);
  expect(sentences()).toContain(
    'moratoriums.json was taken over before; it is no longer read and may be removed',
  );
  expect(await moratoriumsCommand(['history'], asking(node))).toContain('import at start  taken over');
  expect(sentences()).not.toContainEqual(expect.stringContaining('not in force'));
});

test("what only another node's file stops is told, not lost without a word", async () => {
  writeFileSync(file('moratoriums.json'), JSON.stringify([{ state: 'TX', from: '2026-08-10' }]));
  await start({ importFrom: folder });
  writeFileSync(file('moratoriums.json'), JSON.stringify([{ state: 'IL', from: '2026-08-10' }]));
  await start({ importFrom: folder });
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 50,
      missing: [{ state: 'IL', from: '2026-08-10' }],
      msg: 'moratoriums.json lists stops that are not in force: add them, or remove the file',
    }),
  );
});

test('a broken file is told and taken over once it is correct', async () => {
  writeFileSync(file('moratoriums.json'), '[{"state": "TX"');
  expect((await start({ importFrom: folder })).moratoriums()).toEqual([]);
  expect(sentences()).toContain('moratoriums.json is broken and was not taken over; correct it and restart');
  writeFileSync(file('moratoriums.json'), '[{"state": "TX", "from": "2026-08-10"}]');
  expect((await start({ importFrom: folder })).moratoriums()).toHaveLength(1);
});

test('a token opens every node, and a new one replaces it on every node at once', async () => {
  const [one, other] = [await start(), await start()];
  const first = await partnersCommand(['token'], asking(one));
  expect(
    await partnersCommand(
      ['list'],
      asking(other, () => first),
    ),
  ).toBe('No partner yet');
  const second = await partnersCommand(
    ['token'],
    asking(other, () => first),
  );
  await expect(
    partnersCommand(
      ['list'],
      asking(one, () => first),
    ),
  ).rejects.toThrow('missing or wrong');
  expect(
    await partnersCommand(
      ['list'],
      asking(one, () => second),
    ),
  ).toBe('No partner yet');
  const rows = await under.database().kysely.selectFrom('operator_token').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(second);
  expect((await partnersCommand(['history'], asking(one))).split('\n')).toHaveLength(2);
});

test('a token in the environment wins, and is changed there', async () => {
  const token = 'a-token-for-the-tests';
  const [plain, node] = [await start(), await start({ partnersToken: token })];
  const stored = await partnersCommand(['token'], asking(plain));
  await expect(
    partnersCommand(
      ['list'],
      asking(node, () => stored),
    ),
  ).rejects.toThrow('missing or wrong');
  expect(
    await partnersCommand(
      ['list'],
      asking(node, () => token),
    ),
  ).toBe('No partner yet');
  await expect(partnersCommand(['token'], asking(node))).rejects.toThrow('PARTNERS_TOKEN sets the token');
});

test.each([
  ['an old proof', () => proofOf(vault, Date.now() - 61_000)],
  ['a proof from the future', () => proofOf(vault, Date.now() + 61_000)],
  ["another key's proof", () => proofOf(createVault(newKey()), Date.now())],
  ['a proof with another time', () => proofOf(vault, Date.now()).replace(/^mk_\d+/, `mk_${Date.now() + 1}`)],
  ['nothing', () => ''],
  ['the hash of no token', () => 'null'],
])('%s opens nothing', async (_what, token) => {
  const node = await start();
  await expect(partnersCommand(['list'], asking(node, token))).rejects.toThrow('missing or wrong');
});
