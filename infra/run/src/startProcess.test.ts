import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PartProcess } from './parts';
import { startProcess, whenReady } from './startProcess';

const PART: PartProcess = {
  name: 'api',
  parts: [{ name: 'api', port: 1, readyPath: '/ready', source: '', entry: 'api', args: [] }],
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-process-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = (script: string) => startProcess(PART, folder, ['-e', script], () => {});

test('what a part says of its failed start is said where it was started', async () => {
  const one = start(`console.error('cannot start: the disk is full; make room'); process.exit(1)`);
  await expect(whenReady(one)).rejects.toThrow('api cannot start: the disk is full; make room');
});

test('a part that ends without a word is looked for in its log', async () => {
  await expect(whenReady(start('process.exit(1)'))).rejects.toThrow('logs/api.log');
});

test('a data folder that cannot be made is refused by its path', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => startProcess(PART, join(folder, 'file'), [], () => {})).toThrow(/file/);
});
