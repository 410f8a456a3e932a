import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import type { PartProcess } from './parts';
import { startProcess, whenReady } from './startProcess';

const PART: PartProcess = {
  name: 'api',
  parts: [{ name: 'api', port: 1, readyPath: '/ready', source: '', entry: 'api', args: [] }],
};

let folder: string;
beforeEach(() => {
  folder = tempFolder('start-process');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = (script: string) => startProcess(PART, folder, ['-e', script], () => {});

test("a part's message about its failed start is shown by npm start", async () => {
  const one = start(`console.error('cannot start: the disk is full; make room'); process.exit(1)`);
  await expect(whenReady(one)).rejects.toThrow('api cannot start: the disk is full; make room');
});

test('for a part that ends without a message, its log is named', async () => {
  await expect(whenReady(start('process.exit(1)'))).rejects.toThrow('logs/api.log');
});

test('a data folder that cannot be created is rejected by its path', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => startProcess(PART, join(folder, 'file'), [], () => {})).toThrow(/file/);
});
