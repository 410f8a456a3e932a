import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { until } from '@shared/testing/until';
import { readPreCloseWait } from './stopOnSignal';

const SCRIPT = fileURLToPath(new URL('testing/hangingServer.ts', import.meta.url));

test('a shutdown fails /ready first, and ends within ten seconds even if calls and the database hang', async () => {
  const child = fork(SCRIPT, { execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit');
  const [url]: unknown[] = await once(child, 'message');
  const hanging = fetch(String(url)).catch(() => 'cut off');
  const asked = performance.now();
  child.kill('SIGTERM');
  await until(async () => (await fetch(`${String(url)}/ready`)).status === 503);
  const [code]: unknown[] = await ended;
  expect(code).toBe(0);
  expect(performance.now() - asked).toBeLessThan(10_000);
  expect(await hanging).toBe('cut off');
});

test('the wait before closing is configurable, and an invalid value is rejected by name', () => {
  expect([readPreCloseWait(undefined), readPreCloseWait(''), readPreCloseWait('12000')]).toEqual([
    4000, 4000, 12_000,
  ]);
  for (const wrong of ['-1', '1.5', 'soon', '600001'])
    expect(() => readPreCloseWait(wrong)).toThrow('PRE_CLOSE_WAIT_MS');
});
