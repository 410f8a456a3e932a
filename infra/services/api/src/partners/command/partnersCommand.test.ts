import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../../database/openDatabase';
import { testApp } from '../../testing/testApp';
import { testDatabase } from '../../testing/testDatabase';
import { askApiAt } from '../../operators/command/askApi';
import { partnersCommand, USAGE } from './partnersCommand';

const TOKEN = 'a-token-for-the-tests';

let database: OpenDatabase;
let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
  database = await testDatabase();
  app = await testApp(database, { partnersToken: TOKEN });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const [{ port }] = app.addresses() as [AddressInfo];
  origin = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const as = (token: string) => ({ token: () => token, operator: 'Ann' });

const run = (...args: string[]) => partnersCommand(args, askApiAt(origin, as(TOKEN)));

test('a partner is added, listed, changed, stopped, started and removed', async () => {
  const origins = ['--origin', 'https://bank.example', '--origin', 'https://www.bank.example'];
  const added = await run('add', 'First Bank', ...origins, '--limit', '20', '--theme', '{"accent":"#0a5"}');
  const key = /^pk_\w+/.exec(added)?.[0] ?? '';
  expect(added).toContain('First Bank  https://bank.example https://www.bank.example  frame  20 a day');
  expect(added).toMatch(/\nsecret sk_[\w-]{43}\n/);
  expect(await run('list')).toContain(`${key}  First Bank`);
  expect(await run('set', key, '--mode', 'frame', '--mode', 'inline', '--hold', 'r7')).toContain(
    'frame+inline  20 a day  holds r7  on',
  );
  expect(await run('set', key, '--hold', 'none', '--name', 'Bank One')).toContain('Bank One');
  expect(await run('stop', key)).toMatch(/live version {2}stopped$/);
  expect(await run('start', key)).toMatch(/on$/);
  expect(await run('counts', key)).toBe('No quote yet');
  expect(await run('secret', key)).toMatch(/^sk_/);
  expect(await run('remove', key)).toBe(`${key} is removed`);
  expect(await run('list')).toBe('No partner yet');
});

test('what the API refuses is said in its words', async () => {
  await expect(run('add', 'Bank')).rejects.toThrow('origins:');
  await expect(run('add', 'Bank', '--origin', 'http://bank.example')).rejects.toThrow('origins[0]:');
  await expect(run('stop', 'pk_nobody')).rejects.toThrow('This page uses a key we don’t know');
  await expect(run('set', 'pk_nobody', '--theme', '{')).rejects.toThrow('--theme must be JSON');
  const wrong = '{"accent":"navy","radius":2,"color":"#fff"}';
  await expect(run('set', 'pk_nobody', '--theme', wrong)).rejects.toThrow('not valid: accent, color');
  await expect(run('open', 'pk_nobody')).rejects.toThrow('Usage: npm run partners');
  expect(await run('--help')).toBe(USAGE);
});

test('a wrong token and a missing API are named', async () => {
  const wrong = askApiAt(origin, as('wrong'));
  await expect(partnersCommand(['list'], wrong)).rejects.toThrow('The token is missing or wrong.');
  const nobody = askApiAt('http://127.0.0.1:9', as(TOKEN));
  await expect(partnersCommand(['list'], nobody)).rejects.toThrow('No API answers at http://127.0.0.1:9');
});
