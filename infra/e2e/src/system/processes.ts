import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noteStarted, readRun } from './run';
import { END_WITH_SUITE, PORT_BASE, root } from './system';

export type RemoteName = 'quote' | 'rates' | 'bind';
export const REMOTES: readonly RemoteName[] = ['quote', 'rates', 'bind'];
/** The stand-ins of a purchase. */
export type ProviderName = 'card-sdk' | 'payment-form' | 'e-sign';
type PartName = RemoteName | ProviderName;
const OFFSETS: Record<PartName, number> = {
  quote: 1,
  rates: 2,
  bind: 3,
  'card-sdk': 20,
  'payment-form': 21,
  'e-sign': 22,
};

/** Where the part's process answers. */
export function originOf(part: PartName): string {
  return `http://localhost:${PORT_BASE + OFFSETS[part]}`;
}

/** The process of a part, by what `npm start` printed and, after it, what `startAgain` added. */
function pidOf(part: string): number {
  const said = readFileSync(readRun().logFile, 'utf8');
  const line = said.split('\n').findLast((each) => each.startsWith(`${part} `) && each.includes(' pid '));
  const pid = Number(/pid (\d+)/.exec(line ?? '')?.[1]);
  if (!pid) throw new Error(`npm start named no process for ${part}`);
  return pid;
}

/** Whether a process listens there, whatever it says of the path. */
async function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/healthz`).then(
    ({ status }) => status < 500,
    () => false,
  );
}

async function until(condition: () => Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`waited a minute for: ${what}`);
}

/** Kills the process of a part, as a crash would. */
export async function kill(part: PartName): Promise<void> {
  process.kill(pidOf(part), 'SIGKILL');
  await until(async () => !(await answers(originOf(part))), `${part} is gone`);
}

/** Starts a process of the project's own on the system's ports and data; resolves with the pid it printed. */
export function startProcess(args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, [...END_WITH_SUITE, ...args], {
    cwd: root,
    // It outlives the test that started it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      PORT_BASE: String(PORT_BASE),
      DATA_DIR: readRun().dataDir,
      TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
      ...env,
    },
  });
  noteStarted(child.pid ?? 0);
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part) => {
        said += String(part);
        const pid = Number(/pid (\d+)/.exec(said)?.[1]);
        if (pid) resolve(pid);
      });
    }
    child.on('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}: ${said}`)));
  });
}

/** Starts a killed part the README's way: `node infra/run/serve.mjs rates`. */
export async function startAgain(part: PartName): Promise<void> {
  const pid = await startProcess([join(root, 'infra/run/serve.mjs'), part]);
  noteStarted(pid);
  appendFileSync(readRun().logFile, `${part} started again  pid ${pid}\n`);
  await until(() => answers(originOf(part)), `${part} answers`);
}

/** Starts it again unless it answers: after a story that failed halfway. */
export async function ensureServed(part: PartName): Promise<void> {
  if (!(await answers(originOf(part)))) await startAgain(part);
}

/** The other sites that run, by their origin: one serves all stories of a file. */
const otherSites = new Set<string>();

/** An edge of the site alone, over the same releases, remotes and API, on other ports: for negative controls. */
export async function startOtherSite(portBase: number, env: Record<string, string>): Promise<string> {
  const origin = `http://localhost:${portBase}`;
  if (otherSites.has(origin)) return origin;
  if (await answers(origin)) throw new Error(`something that this file did not start answers at ${origin}`);
  const child = spawn(
    process.execPath,
    [...END_WITH_SUITE, '--import', 'tsx', join(root, 'infra/edge/src/server.ts'), '--app', 'shell'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT_BASE: String(portBase),
        DATA_DIR: readRun().dataDir,
        TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
        API_ORIGIN: `http://127.0.0.1:${PORT_BASE + 10}`,
        VEHICLE_DATA_ORIGIN: `http://localhost:${PORT_BASE + 11}`,
        ...Object.fromEntries(REMOTES.map((name) => [`${name.toUpperCase()}_ORIGIN`, originOf(name)])),
        ...env,
      },
    },
  );
  noteStarted(child.pid ?? 0);
  await until(() => answers(origin), `the other site answers at ${origin}`);
  otherSites.add(origin);
  return origin;
}
