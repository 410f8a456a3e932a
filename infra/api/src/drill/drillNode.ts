import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { InjectOptions } from 'fastify';
import type { Host } from '../testing/testClient';

const SCRIPT = fileURLToPath(new URL('../testing/drillNode.ts', import.meta.url));

export interface NodeSettings {
  /** Its keys, and its database unless that is elsewhere. */
  folder: string;
  providersUrl: string;
  /** '' for the embedded one. */
  databaseUrl: string;
}

/** The API in a process of its own, which is started again whenever it is called and dead. */
export interface DrillNode extends Host {
  /** It ends itself there, once. */
  dieAt(point: string): void;
  kill(): void;
  /** How often it died. */
  deaths(): number;
  stop(): Promise<void>;
}

interface Running {
  child: ChildProcess;
  url: string;
}

function start({ folder, providersUrl, databaseUrl }: NodeSettings): Promise<Running> {
  const child = fork(SCRIPT, [folder, providersUrl, databaseUrl], { execArgv: ['--import', 'tsx'] });
  return new Promise((resolve, reject) => {
    child.once('message', ({ url }: { url: string }) => resolve({ child, url }));
    child.once('exit', (code) => reject(new Error(`the API did not start: ${code}`)));
  });
}

/** ms until a call counts as hanging: far longer than the slowest answer, which waits for carriers. */
const CALL_LIMIT = 60_000;

/** A call was not answered, neither well nor with a refusal. */
export class NoAnswer extends Error {}

function whyLost(error: unknown, method: string): unknown {
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return isLate ? new NoAnswer(`a ${method} was not answered within ${CALL_LIMIT / 1000} s`) : error;
}

/**
 * Sends what a test client would inject to a process that listens there.
 * @throws NoAnswer when the process hangs
 */
export async function sendTo(url: string, { method = 'GET', url: path, headers, payload }: InjectOptions) {
  const given = new Headers();
  for (const [name, value] of Object.entries(headers ?? {})) given.set(name, String(value));
  const body = typeof payload === 'string' ? { body: payload } : {};
  const signal = AbortSignal.timeout(CALL_LIMIT);
  const init = { method, headers: given, signal, ...body };
  try {
    const answer = await fetch(`${url}${typeof path === 'string' ? path : ''}`, init);
    const text = await answer.text();
    return {
      statusCode: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: text,
      json: () => JSON.parse(text),
    };
  } catch (error) {
    throw whyLost(error, method);
  }
}

export async function startNode(settings: NodeSettings): Promise<DrillNode> {
  let deaths = 0;
  let running: Promise<Running> | null = null;
  const run = () => {
    running ??= start(settings).then(
      (started) => {
        started.child.once('exit', () => {
          deaths += 1;
          running = null;
        });
        return started;
      },
      (error: unknown) => {
        // The database may be starting itself: the next call tries again.
        running = null;
        throw error;
      },
    );
    return running;
  };
  const { child: first } = await run();
  let current = first;
  return {
    async inject(request) {
      const { url, child } = await run();
      current = child;
      return sendTo(url, request);
    },
    clock: Date.now,
    dieAt: (point) => void current.send({ dieAt: point }),
    kill: () => void current.kill('SIGKILL'),
    deaths: () => deaths,
    async stop() {
      const { child } = await run();
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGKILL');
      await ended;
    },
  };
}
