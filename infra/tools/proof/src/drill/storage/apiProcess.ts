import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Host } from '@infra/api/testing/testClient';
import { sendTo } from '@infra/api/testing/overHttp';
import { registerCleanup } from './cleanup';

const BUILT = new URL('../../../../run/built.mjs', import.meta.url).href;
const BUILD = `const { ensureBuilt } = await import(${JSON.stringify(BUILT)}); console.log(await ensureBuilt());`;
const build = () =>
  execFileSync(process.execPath, ['--input-type=module', '-e', BUILD], { encoding: 'utf8' });
let shipped: string | undefined;

/** The API as it is shipped: from its sources, each start would take four times as long. */
function shippedApi(): string {
  shipped ??= join(build().trim().split('\n').at(-1) ?? '', 'api.mjs');
  return shipped;
}

/** ms between checks, and until a start counts as failed. */
const LOOK_EVERY = 50;
const START_LIMIT = 120_000;
/** ms until a call of `/ready` times out, and until a process asked to stop is killed. */
const READY_LIMIT = 5000;
const STOP_LIMIT = 30_000;

export interface ApiSettings {
  folder: string;
  databaseUrl?: string;
  masterKey?: string;
  /** A wrapper command that runs it, such as one that creates a namespace. */
  under?: readonly string[];
  env?: Record<string, string>;
}

/** The shipped API in a separate process. */
export interface ApiProcess extends Host {
  pid: number;
  /** The status of `/ready`, and its response time in ms. */
  ready(): Promise<{ status: number; took: number }>;
  kill(): Promise<void>;
  /** Asks it to stop; returns how long that took in ms. */
  stop(): Promise<number>;
}

/** It ended before it was ready; the message is its output. */
export class StartRefused extends Error {}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has an address of this kind
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const envOf = ({ folder, databaseUrl, masterKey, env }: ApiSettings, port: number) => ({
  PATH: process.env['PATH'],
  PORT_BASE: String(port - 10),
  DATA_DIR: folder,
  RATE_LIMIT_SCALE: '1000000',
  LOG_LEVEL: 'error',
  PRE_CLOSE_WAIT_MS: '500',
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  ...(masterKey === undefined ? {} : { MASTER_KEY: masterKey }),
  ...env,
});

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function readyAt(url: string) {
  const asked = performance.now();
  const signal = AbortSignal.timeout(READY_LIMIT);
  const status = await fetch(`${url}/ready`, { signal })
    .then(async (answer) => (await answer.arrayBuffer(), answer.status))
    .catch(() => 0);
  return { status, took: performance.now() - asked };
}

/** Starts it and waits until it is ready. @throws StartRefused */
export async function startApi(settings: ApiSettings): Promise<ApiProcess> {
  const port = await freePort();
  const node = [process.execPath, '--enable-source-maps', shippedApi()];
  const [command = '', ...args] = [...(settings.under ?? []), ...node];
  const child = spawn(command, args, { env: envOf(settings, port), stdio: ['ignore', 'ignore', 'pipe'] });
  const forget = registerCleanup(() => child.kill('SIGKILL'));
  const ended = once(child, 'close');
  child.once('close', forget);
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const end = async (signal: NodeJS.Signals) => {
    const asked = performance.now();
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT);
    await ended;
    clearTimeout(late);
    return performance.now() - asked;
  };
  const url = `http://127.0.0.1:${port}`;
  const late = performance.now() + START_LIMIT;
  while ((await readyAt(url)).status !== 200) {
    if (hasEnded(child)) await ended;
    else if (performance.now() < late) await sleep(LOOK_EVERY);
    else await end('SIGKILL');
    if (hasEnded(child)) throw new StartRefused(said || `it was not ready within ${START_LIMIT / 1000} s`);
  }
  return {
    pid: child.pid ?? 0,
    inject: (request) => sendTo(url, request),
    clock: Date.now,
    ready: () => readyAt(url),
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}
