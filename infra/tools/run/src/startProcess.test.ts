import { existsSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { until } from '@shared/testing/until';
import type { PartProcess } from './parts';
import { startProcess, whenEnded, whenReady } from './startProcess';

const PART: PartProcess = {
  name: 'api',
  parts: [{ name: 'api', port: 1, readyPath: '/ready', source: '', entry: 'api', args: [] }],
};

let folder: string;
beforeEach(() => {
  folder = tempFolder('start-process');
});
// What is left of a log may still be written while the folder goes.
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 20 }));

const start = (script: string) => startProcess(PART, folder, ['-e', script], () => {});

test("a part's message about its failed start is shown by npm start", async () => {
  const one = start(`console.error('cannot start: the disk is full; make room'); process.exit(1)`);
  await expect(whenReady(one)).rejects.toThrow('api cannot start: the disk is full; make room');
});

test('for a part that ends without a message, its log is named', async () => {
  await expect(whenReady(start('process.exit(1)'))).rejects.toThrow('logs/api.log');
});

test('a part that ends while the apps are built is named at once', async () => {
  const one = start(
    `setTimeout(() => { console.error('cannot start: no such origin'); process.exit(1); }, 50)`,
  );
  await expect(whenEnded(one)).rejects.toThrow('api cannot start: no such origin');
});

test('a data folder that cannot be created is rejected by its path', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => startProcess(PART, join(folder, 'file'), [], () => {})).toThrow(/file/);
});

test('its log is for its owner only, has both outputs, and goes on at the start once it is emptied', async () => {
  const one = start(
    `setInterval(() => {}, 60 * 1000);
    process.on('message', () => console.log('on'));
    console.log('out'); console.error('err');`,
  );
  const log = join(folder, 'logs/api.log');
  const read = () => (existsSync(log) ? readFileSync(log, 'utf8') : '');
  await until(() => read().length === 'out\nerr\n'.length);
  expect(read().split('\n').toSorted()).toEqual(['', 'err', 'out']);
  expect(statSync(log).mode & 0o777).toBe(0o600);
  truncateSync(log);
  one.child.send('go on');
  await until(() => read() === 'on\n');
  await one.stop();
});

test('a log that takes nothing (a full disk) ends neither the process nor npm start', async () => {
  // Nothing can be written to a folder.
  mkdirSync(join(folder, 'logs/api.log'), { recursive: true });
  const one = start(`console.log('x'.repeat(1_000_000)); process.send('through')`);
  await new Promise((resolve) => one.child.once('message', resolve));
  await one.stop();
});
