import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createRatableQuote, createTestClient, sendTo } from '@infra/api/testing';
import { startPostgres, type PostgresServer } from '@infra/postgres/testing';
import { folderStore, writeReleaseFile } from '@infra/releases';
import { exampleReleaseFile } from '@infra/releases/testing';
import { tempFolder } from '@shared/testing/tempFolder';
import { until } from '@shared/testing/until';
import { IMAGE_ENTRIES, writeContext } from './writeContext';

/** The user of the image. Only root can become somebody else; another user at least owns none of the files' folders. */
const UID = 10_001;
const isRoot = process.getuid?.() === 0;

const folder = tempFolder('image');
const releases = tempFolder('image-releases');
const writable = tempFolder('image-data');
const started: ChildProcess[] = [];
let database: PostgresServer;

async function freePorts(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** Runs an entry of the image as its user, as the Containerfile does; `offset` is its port above `PORT_BASE`. */
async function run(args: readonly string[], offset: number, env: Record<string, string> = {}) {
  const port = await freePorts();
  const start = join(folder, 'app/back-end/start.mjs');
  const child = spawn(process.execPath, ['--enable-source-maps', start, ...args], {
    cwd: '/',
    // A folder that does not exist, and that this user cannot make.
    env: { NODE_ENV: 'production', DATA_DIR: '/data', PORT_BASE: String(port - offset), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot ? { uid: UID, gid: UID } : {}),
  });
  started.push(child);
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const url = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(said);
    return fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  });
  return { url, said: () => said };
}

beforeAll(async () => {
  await writeContext(folder);
  database = await startPostgres();
  // Its socket is its user's own.
  for (const path of ['', '.s.PGSQL.5432']) chmodSync(join(database.folder, path), 0o777);
  await writeReleaseFile(folderStore(join(releases, 'releases')), exampleReleaseFile());
  for (const path of [releases, join(releases, 'releases'), writable]) chmodSync(path, 0o755);
  mkdirSync(join(writable, 'releases'));
  if (isRoot) chownSync(join(writable, 'releases'), UID, UID);
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await database.stop();
});

test('the API prices a quote, with nothing that it may write', async () => {
  const keys = ['CARD_SDK_API_KEY', 'PAYMENT_FORM_API_KEY', 'ESIGN_API_KEY', 'MAIL_API_KEY'];
  const { url } = await run(['api'], 10, {
    DATABASE_URL: database.url,
    MASTER_KEY: randomBytes(32).toString('base64'),
    PARTNERS_TOKEN: 'a-token-of-some-length',
    ...Object.fromEntries(keys.map((name) => [name, 'key'])),
  });
  const host = { inject: (request: Parameters<typeof sendTo>[1]) => sendTo(url, request), clock: Date.now };
  const shopper = await createTestClient(host);
  const { id } = await createRatableQuote(shopper);
  const { status, body } = await shopper.call<{ other_rates: unknown[] }>({
    method: 'GET',
    path: `/v2/quotes/${id}/rates`,
  });
  expect([status, body.other_rates.length > 0]).toEqual([200, true]);
});

test.each([
  [['edge', '--app', 'shell'], 0, { DATA_DIR: releases, VISIT_KEY: randomBytes(32).toString('base64') }],
  [['edge', '--app', 'quote'], 1, { DATA_DIR: releases }],
  [['vehicle-data'], 11, {}],
  [['releases'], 12, { DATA_DIR: writable, API_ORIGIN: 'none' }],
])('%j becomes ready', async (args, offset, env) => {
  await run(args, offset, env);
});

test('another name is refused with those that are known', async () => {
  await expect(run(['stand-ins'], 0)).rejects.toThrow(IMAGE_ENTRIES.join(', '));
});

test('it has a bill of materials, licenses, and nothing that builds', () => {
  const app = join(folder, 'app');
  const bill: { components: { name: string }[] } = JSON.parse(readFileSync(join(app, 'bom.json'), 'utf8'));
  const names = bill.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'yup', 'parse5', 'pdfkit']));
  for (const none of ['esbuild', 'webpack', 'typescript', 'react', '@swc/core', 'tsx'])
    expect(names).not.toContain(none);
  expect(readFileSync(join(app, 'LICENSES.txt'), 'utf8')).toContain('Permission is hereby granted');
  expect(statSync(join(app, 'back-end/api.mjs')).mode & 0o777).toBe(0o644);
});
