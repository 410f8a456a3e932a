import { readdirSync, rmSync } from 'node:fs';
import { tempFolder } from '@shared/testing/tempFolder';
import type { FastifyInstance } from 'fastify';
import { createHttpMailProvider, LetterRefused } from '@infra/api';
import { buildMailBox } from './app';
import { readEnvironment } from './environment';
import type { MessageHead } from './message';
import { openMessageStore } from './messageStore';

const LETTER = {
  id: 'letter-1',
  to: 'ann@example.com',
  cc: 'copy@example.com',
  subject: 'Your <quote>',
  html: '<!doctype html><html><head><title>x</title></head><body><a href="https://site.test/resume/c">go</a><script>1</script></body></html>',
  text: 'Your quote\nhttps://site.test/resume/c\n',
};
const withKey = { authorization: 'Bearer the-key' };

let folder: string;
let app: FastifyInstance;
let url: string;

const start = async () => {
  const hosts = ['localhost', '127.0.0.1'];
  app = buildMailBox({ store: openMessageStore(folder), apiKey: 'the-key', hosts });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
};
const send = (letter: Parameters<ReturnType<typeof createHttpMailProvider>['send']>[0], apiKey = 'the-key') =>
  createHttpMailProvider({ url, apiKey, from: 'us@example.com' }).send(letter);
const heads = async () =>
  (await app.inject({ url: '/messages', headers: withKey })).json<{ messages: MessageHead[] }>().messages;
const switchOn = (fault: object) =>
  app.inject({ method: 'PUT', url: '/faults', headers: withKey, payload: fault });

beforeEach(async () => {
  folder = tempFolder('mail-box');
  await start();
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test("the API's own client delivers to it, once per id, and messages survive a restart", async () => {
  await send(LETTER);
  await send({ ...LETTER, subject: 'again' });
  await send({ ...LETTER, id: '../../letter-2', subject: 'second' });
  expect((await heads()).map(({ subject }) => subject)).toEqual(['second', 'Your <quote>']);
  await app.close();
  await start();
  expect((await heads()).map(({ id, to, cc, from }) => [id, to, cc, from])).toEqual([
    ['../../letter-2', ['ann@example.com'], ['copy@example.com'], 'us@example.com'],
    ['letter-1', ['ann@example.com'], ['copy@example.com'], 'us@example.com'],
  ]);
  expect(readdirSync(folder).every((name) => /^[0-9a-f]{64}\.json$/.test(name))).toBe(true);
});

test('a wrong key is a failure to retry, an invalid message is rejected for good', async () => {
  await expect(send(LETTER, 'another-key')).rejects.toMatchObject({ status: 401 });
  await expect(send({ ...LETTER, subject: '' })).rejects.toThrow(LetterRefused);
  expect(await heads()).toEqual([]);
  expect((await app.inject({ url: '/messages' })).statusCode).toBe(401);
});

test('faults: 500 stores nothing; after a lost or late response the retry does not duplicate the message', async () => {
  expect((await switchOn({ kind: 'none' })).statusCode).toBe(422);
  await switchOn({ kind: 'error' });
  await expect(send(LETTER)).rejects.toMatchObject({ status: 500 });
  expect(await heads()).toEqual([]);
  await switchOn({ kind: 'reset', count: 2 });
  await expect(send(LETTER)).rejects.toMatchObject({ provider: 'mail', status: null });
  await expect(send(LETTER)).rejects.toMatchObject({ provider: 'mail', status: null });
  await switchOn({ kind: 'slow', ms: 50 });
  const began = Date.now();
  await send(LETTER);
  expect(Date.now() - began).toBeGreaterThanOrEqual(45);
  expect(await heads()).toHaveLength(1);
  await switchOn({ kind: 'error', count: 100 });
  await app.inject({ method: 'DELETE', url: '/faults', headers: withKey });
  await send(LETTER);
});

test('the viewer lists and shows messages: the HTML in a frame that runs nothing, with the text', async () => {
  await send(LETTER);
  const list = await app.inject({ url: '/' });
  expect(list.body).toContain('Your &lt;quote&gt;');
  expect(list.headers['content-security-policy']).toContain("default-src 'none'");
  const one = await app.inject({ url: '/view/letter-1', headers: { 'accept-language': 'es-US' } });
  expect(one.body).toContain('<html lang="es">');
  expect(one.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(one.body).toContain('Your quote\nhttps://site.test/resume/c');
  expect(one.body).not.toContain('<script>');
  const frame = await app.inject({ url: '/view/letter-1/html' });
  expect(frame.headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox allow-popups/);
  expect(frame.body).toContain('<head><base target="_blank" />');
  expect((await app.inject({ url: '/view/unknown' })).statusCode).toBe(404);
});

const PAPER = {
  name: 'póliza.pdf',
  contentType: 'application/pdf',
  contentBase64: Buffer.from('%PDF-1.7').toString('base64'),
};

test('attachments: stored with the letter, shown with a download link, 404 for an unknown number', async () => {
  const big = { ...PAPER, name: 'big.pdf', contentBase64: Buffer.alloc(3_000_000, 7).toString('base64') };
  await send({ ...LETTER, attachments: [PAPER, big] });
  await app.close();
  await start();
  const page = await app.inject({ url: '/view/letter-1' });
  expect(page.body).toContain('href="/view/letter-1/attachments/0"');
  expect(page.body).toContain('póliza.pdf');
  const file = await app.inject({ url: '/view/letter-1/attachments/0' });
  expect([file.statusCode, file.body, file.headers['content-type']]).toEqual([
    200,
    '%PDF-1.7',
    'application/pdf',
  ]);
  expect(file.headers['content-disposition']).toBe("attachment; filename*=UTF-8''p%C3%B3liza.pdf");
  expect((await app.inject({ url: '/view/letter-1/attachments/1' })).rawPayload).toHaveLength(3_000_000);
  for (const number of ['2', '-1', 'x', '__proto__'])
    expect((await app.inject({ url: `/view/letter-1/attachments/${number}` })).statusCode).toBe(404);
});

test.each([
  ['an invalid type', { contentType: 'text/html\r\nx: y' }],
  ['no base64', { contentBase64: 'not base64!' }],
  ['no name', { name: '' }],
])('an attachment with %s is rejected', async (_name, change) => {
  await expect(send({ ...LETTER, attachments: [{ ...PAPER, ...change }] })).rejects.toThrow(LetterRefused);
});

test('delete all works only from its own page; an unknown host name is rejected', async () => {
  await send(LETTER);
  const remove = { method: 'POST', url: '/delete-all' } as const;
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const foreign = await app.inject({ ...remove, headers: { ...form, 'sec-fetch-site': 'cross-site' } });
  expect([foreign.statusCode, (await heads()).length]).toEqual([403, 1]);
  expect((await app.inject({ url: '/', headers: { host: 'rebound.example:3024' } })).statusCode).toBe(421);
  const own = await app.inject({ ...remove, headers: { ...form, 'sec-fetch-site': 'same-origin' } });
  expect([own.statusCode, own.headers.location, await heads()]).toEqual([303, '/', []]);
  expect((await app.inject({ url: '/' })).body).toContain('No email yet.');
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['by number', { most: 3, mostBytes: 1_000_000 }],
  ['by bytes', { most: 100, mostBytes: 3500 }],
])('the newest messages are kept, %s; older ones are gone from the folder too', (_, limits) => {
  const file = { name: 'a.pdf', content_type: 'application/pdf', content_base64: 'A'.repeat(500) };
  const message = (id: string) => ({
    id,
    from: 'us@example.com',
    to: ['ann@example.com'],
    cc: [],
    reply_to: undefined,
    subject: id,
    html: LETTER.html,
    text: 'x'.repeat(300),
    attachments: [file],
  });
  let now = 0;
  let store = openMessageStore(folder, limits, () => (now += 1));
  for (const id of ['1', '2', '3', '4', '5']) store.take(message(id));
  const idsOf = () => store.list().map(({ id }) => id);
  expect(idsOf()).toEqual(['5', '4', '3']);
  expect([store.find('2'), store.find('3')?.attachments]).toEqual([null, [file]]);
  expect(readdirSync(folder)).toHaveLength(3);
  store = openMessageStore(folder, { ...limits, most: 2 });
  expect([idsOf(), readdirSync(folder).length]).toEqual([['5', '4'], 2]);
});

test('memory has no letter and no attachment: a list has only heads', async () => {
  await send({ ...LETTER, attachments: [PAPER] });
  const [head] = openMessageStore(folder).list();
  expect(Object.keys(head ?? {}).toSorted()).toEqual(['cc', 'from', 'id', 'received_at', 'subject', 'to']);
});

test('its settings: 24 above PORT_BASE, in the data folder', () => {
  const { port, folder: messages, keyFile } = readEnvironment({ PORT_BASE: '5200', DATA_DIR: '/data' });
  expect([port, messages, keyFile]).toEqual([5224, '/data/mail-box/messages', '/data/mail-box/api.key']);
  expect(() => readEnvironment({ PORT_BASE: 'many' })).toThrow('PORT_BASE');
});
