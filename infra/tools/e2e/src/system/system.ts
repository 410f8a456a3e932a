import { TIME_LIMITS } from '@shared/testing/timeLimits';
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tempFolder } from '@shared/testing/tempFolder';

export const root = resolve(import.meta.dirname, '../../../../..');
export const PORT_BASE = Number(process.env['E2E_PORT_BASE'] ?? 4600);
export const SITE = `http://localhost:${PORT_BASE}`;

/** Loaded first by Node: the process ends with the suite, even if that is killed, and frees its ports. */
export const END_WITH_SUITE = [
  '--import',
  pathToFileURL(join(root, 'infra/tools/run/endWithParent.mjs')).href,
];

/** The whole system, started as the README says, with its own ports and data. */
export interface System {
  dataDir: string;
  process: ChildProcess;
  output(): string;
  stop(): Promise<void>;
}

function waitForReady(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((done, fail) => {
    const late = () => fail(new Error(`not ready in ${TIME_LIMITS.systemStart / 1000} s:\n${output()}`));
    const timer = setTimeout(late, TIME_LIMITS.systemStart);
    child.stdout?.on('data', () => {
      if (!/^ready http/m.test(output())) return;
      clearTimeout(timer);
      done();
    });
    child.on('exit', (code) => fail(new Error(`npm start ended with ${code}:\n${output()}`)));
  });
}

/** The Node that starts the system: the suite's own, or `E2E_NODE`. */
const NODE = process.env['E2E_NODE'] ?? process.execPath;

/** The file that `npm start` runs in a checkout; its folder has moved. */
function startIn(folder: string): string {
  const { scripts }: { scripts: { start: string } } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return scripts.start.replace(/^node /, '');
}

/**
 * Runs `npm start` and waits for its `ready` line. `env` adds to or changes its environment; `folder` is another checkout.
 */
export async function startSystem(env: Record<string, string> = {}, folder = root): Promise<System> {
  const dataDir = env['DATA_DIR'] ?? tempFolder('quote-e2e');
  let text = '';
  const child = spawn(NODE, [...END_WITH_SUITE, startIn(folder)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      PORT_BASE: String(PORT_BASE),
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
      ...env,
    },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (text += String(part)));
  await waitForReady(child, () => text);
  return {
    dataDir,
    process: child,
    output: () => text,
    stop: () =>
      new Promise((done) => {
        child.removeAllListeners('exit');
        child.on('exit', () => {
          if (!env['DATA_DIR']) rmSync(dataDir, { recursive: true, force: true });
          done();
        });
        child.kill('SIGTERM');
      }),
  };
}
