import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { until } from '@shared/testing/until';

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
