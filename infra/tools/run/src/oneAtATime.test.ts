import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';

const MODULE = join(import.meta.dirname, '../oneAtATime.mjs');

/** A process that begins and ends a work of 100 ms, each with a line in the journal. */
function worker(folder: string): Promise<unknown> {
  const code = `
    import { appendFileSync } from 'node:fs';
    import { oneAtATime } from ${JSON.stringify(MODULE)};
    oneAtATime(${JSON.stringify(join(folder, 'locks/install'))}, () => {
      appendFileSync('journal', 'begin\\n');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
      appendFileSync('journal', 'end\\n');
    });`;
  return once(
    spawn(process.execPath, ['--input-type=module', '-e', code], { cwd: folder, stdio: 'inherit' }),
    'exit',
  );
}

const journal = (folder: string) => readFileSync(join(folder, 'journal'), 'utf8').trim().split('\n');

test('processes that start together work one after the other', async () => {
  const folder = tempFolder('one-at-a-time');
  await Promise.all([worker(folder), worker(folder), worker(folder)]);
  expect(journal(folder)).toEqual(['begin', 'end', 'begin', 'end', 'begin', 'end']);
});

test('a process that was killed holds nobody up', async () => {
  const folder = tempFolder('one-at-a-time');
  await worker(folder);
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  writeFileSync(join(folder, 'locks/install'), String(gone.pid));
  await worker(folder);
  expect(journal(folder)).toHaveLength(4);
});
