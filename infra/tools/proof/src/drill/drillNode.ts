import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sendTo } from '@infra/api/testing/overHttp';
import type { Host } from '@infra/api/testing/testClient';

const SCRIPT = fileURLToPath(new URL('../../../../services/api/src/testing/drillNode.ts', import.meta.url));

export interface NodeSettings {
  /** Folder for its keys, and for its database if embedded. */
  folder: string;
  providersUrl: string;
  /** '' for the embedded one. */
  databaseUrl: string;
  /** The negative control: a copy of a quote in a node's memory refuses a call. */
  decidesOnMemory: boolean;
  onDeath?: () => void;
}

/** The API in a separate process, which is restarted whenever it is called while dead. */
export interface DrillNode extends Host {
  /** The point where it kills itself; null for none. */
  dieAt(point: string | null): void;
  kill(): void;
  deaths(): number;
  stop(): Promise<void>;
}

interface Running {
  child: ChildProcess;
  url: string;
}

function start({ folder, providersUrl, databaseUrl, decidesOnMemory }: NodeSettings): Promise<Running> {
  const settings = [folder, providersUrl, databaseUrl, decidesOnMemory ? 'decides' : ''];
  const child = fork(SCRIPT, settings, { execArgv: ['--import', 'tsx'] });
  return new Promise((resolve, reject) => {
    child.once('message', ({ url }: { url: string }) => resolve({ child, url }));
    child.once('exit', (code) => reject(new Error(`the API did not start: ${code}`)));
  });
}

/** The process as it is now: started when it is called, and told where to die. */
function supervise(settings: NodeSettings) {
  let dieAt: string | null = null;
  let running: Promise<Running> | null = null;
  const now: { alive: ChildProcess | null; deaths: number } = { alive: null, deaths: 0 };
  // A process that is dying needs no message.
  const tell = () => now.alive?.send({ dieAt }, () => undefined);
  const started = (next: Running) => {
    now.alive = next.child;
    tell();
    next.child.once('exit', () => {
      now.deaths += 1;
      [now.alive, running, dieAt] = [null, null, null];
      settings.onDeath?.();
    });
    return next;
  };
  const run = () => {
    running ??= start(settings).then(started, (error: unknown) => {
      // The database may still be starting; the next call retries.
      running = null;
      throw error;
    });
    return running;
  };
  const setDieAt = (point: string | null) => {
    dieAt = point;
    tell();
  };
  return { now, run, setDieAt, running: () => running };
}

export async function startNode(settings: NodeSettings): Promise<DrillNode> {
  const { now, run, setDieAt, running } = supervise(settings);
  await run();
  return {
    inject: async (request) => sendTo((await run()).url, request),
    clock: Date.now,
    dieAt: setDieAt,
    kill: () => void now.alive?.kill('SIGKILL'),
    deaths: () => now.deaths,
    async stop() {
      // One that could not start has ended.
      await running()?.catch(() => null);
      const child = now.alive;
      if (!child) return;
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGKILL');
      await ended;
    },
  };
}
