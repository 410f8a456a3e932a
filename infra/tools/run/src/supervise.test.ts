import { readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { until } from '@shared/testing/until';
import type { PartProcess } from './parts';
import { Supervisor, waitAfter } from './supervise';

/** A part that answers, and repeats in its answer what `npm start` told it. */
const ANSWERS = `let told = {};
process.on('message', ({ parts }) => { told = parts; });
require('node:http').createServer((_, answer) => answer.end(JSON.stringify(told))).listen(process.argv[1]);`;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const partAt = (name: string, port: number): PartProcess => ({
  name,
  parts: [{ name, port, readyPath: '/ready', source: '', entry: 'edge', args: [] }],
});

let folder: string;
let said: string[];
let started: Supervisor;
/** Starts the site and `rates`, which runs this script. */
async function startBoth(script: string, restarts = true) {
  const [site, rates] = [partAt('site', await freePort()), partAt('rates', await freePort())];
  started = new Supervisor({
    dataDir: folder,
    restarts,
    commandOf: ({ name, parts }) => ['-e', name === 'site' ? ANSWERS : script, String(parts[0].port)],
    say: (sentence) => said.push(sentence),
  });
  started.start(site);
  started.start(rates);
  const told = () => fetch(`http://localhost:${site.parts[0].port}`).then((answer) => answer.json());
  await until(() =>
    told().then(
      () => true,
      () => false,
    ),
  );
  started.keepRunning();
  const ratesProcess = () => started.running().find(({ name }) => name === 'rates')?.child;
  return { told, ratesProcess };
}

beforeEach(() => {
  folder = tempFolder('supervise');
  said = [];
});
afterEach(async () => {
  await started.stop(() => true);
  rmSync(folder, { recursive: true, force: true });
});

test('a part that is killed runs again; the site, the log and the terminal say so', async () => {
  const { told, ratesProcess } = await startBoth(ANSWERS);
  const first = ratesProcess();
  first?.kill('SIGKILL');
  await until(async () => (await told()).rates === 'restarting');
  await until(async () => (await told()).rates === undefined);
  expect(ratesProcess()?.pid).not.toBe(first?.pid);
  expect(said).toEqual(['rates was killed; it is restarted in 250 ms']);
  expect(readFileSync(join(folder, 'logs/rates.log'), 'utf8')).toContain(said[0]);
});

test('a part that dies five times within a minute stays down with one sentence', async () => {
  const { told } = await startBoth('setTimeout(() => process.exit(3), 300)');
  await until(async () => (await told()).rates === 'down');
  expect(said).toHaveLength(5);
  expect(said.at(-1)).toMatch(
    /^rates has stopped with code 3; that was 5 times within a minute, so it stays down: read/,
  );
});

test('with restarts off, a dead part is only named', async () => {
  const { told, ratesProcess } = await startBoth(ANSWERS, false);
  ratesProcess()?.kill('SIGKILL');
  await until(async () => (await told()).rates === 'down');
  expect(said).toHaveLength(1);
});

test.each([
  ['the first death', [0], 250],
  ['the fourth within a minute', [0, 10, 20, 30].map((s) => s * 1000), 2000],
  ['the fifth within a minute', [0, 10, 20, 30, 40].map((s) => s * 1000), null],
  ['five deaths over an hour', [0, 700, 1400, 2100, 2800].map((s) => s * 1000), 250],
])('the wait after %s', (_, deaths, wait) => expect(waitAfter(deaths)).toBe(wait));
