import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { noteStarted, readRun } from './run';
import { END_WITH_SUITE, PORT_BASE, root } from './system';
import { until } from './until';

export type RemoteName = 'quote' | 'rates' | 'bind';
export const REMOTES: readonly RemoteName[] = ['quote', 'rates', 'bind'];
const isRemote = (part: string): boolean => REMOTES.some((name) => name === part);
/** The stand-ins of a purchase. */
export type ProviderName = 'card-sdk' | 'payment-form' | 'e-sign';
type PartName = RemoteName | ProviderName | 'api';
const OFFSETS: Record<PartName, number> = {
  quote: 1,
  rates: 2,
  bind: 3,
  api: 10,
  'card-sdk': 20,
  'payment-form': 21,
  'e-sign': 22,
};
/** The variable that tells an edge where a part runs if it is not next to it. */
const VARIABLES: Record<PartName, string> = {
  quote: 'QUOTE_ORIGIN',
  rates: 'RATES_ORIGIN',
  bind: 'BIND_ORIGIN',
  api: 'API_ORIGIN',
  'card-sdk': 'CARD_SDK_URL',
  'payment-form': 'PAYMENT_FORM_URL',
  'e-sign': 'ESIGN_URL',
};

/** The address of a part of the shared system. */
export function originOf(part: PartName): string {
  return `http://localhost:${PORT_BASE + OFFSETS[part]}`;
}

/** Whether a process listens there, whatever its response. */
async function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/healthz`).then(
    ({ status }) => status < 500,
    () => false,
  );
}

export interface Started {
  /** The pid that it printed for the serving process. */
  pid: number;
  stop: () => void;
}

/** Starts one of the project's own processes over the system's data; resolves once it has printed a pid. */
export function startProcess(args: string[], env: Record<string, string> = {}): Promise<Started> {
  const child = spawn(process.execPath, [...END_WITH_SUITE, ...args], {
    cwd: root,
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
        if (pid) resolve({ pid, stop: () => child.kill('SIGTERM') });
      });
    }
    child.on('close', (code) => reject(new Error(`${args.join(' ')} ended with ${code}: ${said}`)));
  });
}

/** A site next to the shared one, over the same releases and API, with some parts of its own. */
export interface OwnSite {
  origin: string;
  /** The process of its edge. */
  pid: number;
  /** The data folder of its own parts. */
  dataDir: string;
  originOf: (part: PartName) => string;
  /** Kills the process of one of its own parts, as a crash would. */
  kill: (part: PartName) => Promise<void>;
  /** Restarts a killed part as the README says, unless it responds. */
  startAgain: (part: PartName) => Promise<void>;
  stop: () => void;
}

/** The shared parts, as variables for another site's edge. */
const sharedParts = (): Record<string, string> => ({
  VEHICLE_DATA_ORIGIN: `http://localhost:${PORT_BASE + 11}`,
  CHAT_URL: `http://localhost:${PORT_BASE + 23}`,
  ...Object.fromEntries(Object.entries(VARIABLES).map(([part, name]) => [name, originOf(part as PartName)])),
});

/**
 * Starts a separate site for a story file, which can kill parts, inject faults or serve differently while other files
 * use the shared one. `offset` is its place in the suite's port range.
 */
export async function startOwnSite(
  offset: number,
  own: readonly PartName[],
  env: Record<string, string> = {},
): Promise<OwnSite> {
  const base = PORT_BASE + offset;
  const origin = `http://localhost:${base}`;
  const ofOwn = (part: PartName) => `http://localhost:${base + OFFSETS[part]}`;
  if (await answers(origin)) throw new Error(`something that this file did not start answers at ${origin}`);
  const dataDir = join(readRun().dataDir, `site-${offset}`);
  mkdirSync(dataDir, { recursive: true });
  const running = new Map<string, Started>();
  const serve = async (part: PartName | 'site', more: Record<string, string>) => {
    const at = { PORT_BASE: String(base), ...more };
    running.set(part, await startProcess([join(root, 'infra/tools/run/serve.mjs'), part], at));
  };
  const servePart = (part: PartName) => serve(part, isRemote(part) ? {} : { DATA_DIR: dataDir });
  const variables = Object.fromEntries(own.map((part) => [VARIABLES[part], ofOwn(part)]));
  await Promise.all([...own.map(servePart), serve('site', { ...sharedParts(), ...variables, ...env })]);
  return {
    origin,
    pid: running.get('site')?.pid ?? 0,
    dataDir,
    originOf: (part) => (own.includes(part) ? ofOwn(part) : originOf(part)),
    async kill(part) {
      const started = running.get(part);
      if (!started) throw new Error(`${part} is not this site's own`);
      process.kill(started.pid, 'SIGKILL');
      await until(async () => !(await answers(ofOwn(part))), `${part} is gone`);
    },
    async startAgain(part) {
      if (!(await answers(ofOwn(part)))) await servePart(part);
    },
    stop: () => running.forEach((each) => each.stop()),
  };
}
