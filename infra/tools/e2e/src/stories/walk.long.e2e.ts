import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readRun } from '../system/run';
import { PORT_BASE, root } from '../system/system';

const run = promisify(execFile);
const npm = (env: Record<string, string>, ...args: string[]) =>
  run('npm', ['run', '--silent', ...args], { cwd: root, env: { ...process.env, ...env } });
const service = `http://localhost:${PORT_BASE + 12}`;

test('a browser walks through a version that is not live, and the log keeps what it saw', async () => {
  const data = { DATA_DIR: readRun().dataDir, PORT_BASE: String(PORT_BASE) };
  const { stdout } = await npm(
    data,
    'release',
    '--',
    'token',
    'create',
    `walker-${Date.now()}`,
    '--part',
    'walks',
    '--why',
    'a story',
  );
  const token = { RELEASE_TOKEN: stdout.trim() };
  const listed = await npm(token, 'release', '--', '--service', service, 'list');
  const before = /^(quote@\S+) .* before$/m.exec(listed.stdout)?.[1] ?? 'none';
  const walk = await npm(token, 'walk', '--', before, '--service', service);
  expect(walk.stderr).toBe('');
  expect(walk.stdout.trim()).toBe(
    `${before}: start, edit-quote, vehicle-new, driver-new, drivers, rates, policy-details`,
  );
  const log = await npm(token, 'release', '--', '--service', service, 'log');
  expect(log.stdout).toContain(
    `note-walk ${before} (a walk before it goes live)\n  browser: start, edit-quote`,
  );
});
