import { Worker } from 'node:worker_threads';

/** What PGlite answers to one statement. */
export interface PgliteAnswer {
  rows: Record<string, unknown>[];
  affectedRows: number | undefined;
}

interface Reply extends PgliteAnswer {
  ready?: true;
  id: number;
  failure?: { message: string; code: string | null };
}

/** An error of the engine; `code` is the SQLSTATE as `pg` gives it too. */
export class DatabaseFailure extends Error {
  readonly code: string | null;

  constructor(message: string, code: string | null) {
    super(message);
    this.name = 'DatabaseFailure';
    this.code = code;
  }
}

/** One thread with PGlite on it; once it has died it answers nothing more. */
export interface PgliteEngine {
  isAlive(): boolean;
  query(sql: string, parameters: readonly unknown[]): Promise<PgliteAnswer>;
  close(): Promise<void>;
  unref(): void;
}

type Waiting = {
  resolve: (answer: PgliteAnswer) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout | undefined;
};

/** SQLSTATEs of a database that cannot be reached, and of one that was shut down. */
const UNREACHABLE = '08006';
const STOPPED = '57P01';

/**
 * Starts PGlite on a thread of its own. `folder` null keeps everything in memory (tests). A statement that is not
 * answered in `limit` ms ends the thread: an engine that met a full disk spins for ever.
 * Rejects when the engine cannot start; a thread that dies later fails every open and later statement.
 */
export function startEngine(folder: string | null, limit: number): Promise<PgliteEngine> {
  const worker = new Worker(new URL('./pgliteWorker.mjs', import.meta.url), {
    workerData: { folder },
    execArgv: [],
  });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let dead: Error | null = null;
  const settle = (id: number, end: (call: Waiting) => void) => {
    const call = waiting.get(id);
    if (!call) return;
    waiting.delete(id);
    clearTimeout(call.timer);
    end(call);
  };
  const die = (error: Error) => {
    dead ??= error;
    for (const id of [...waiting.keys()]) settle(id, ({ reject }) => reject(error));
  };
  const giveUp = () => {
    die(new DatabaseFailure('the embedded database does not answer', UNREACHABLE));
    void worker.terminate();
  };
  const send = (message: object) =>
    new Promise<PgliteAnswer>((resolve, reject) => {
      if (dead) return reject(dead);
      lastId += 1;
      waiting.set(lastId, { resolve, reject, timer: setTimeout(giveUp, limit).unref() });
      worker.postMessage({ id: lastId, ...message }, []);
    });
  return new Promise((resolve, reject) => {
    worker.on('error', (error: Error) => (die(error), reject(error)));
    worker.on('exit', () => {
      const error = new DatabaseFailure('the embedded database has stopped', STOPPED);
      die(error);
      reject(error);
    });
    worker.on('message', ({ ready, id, failure, rows, affectedRows }: Reply) => {
      if (!ready) {
        settle(id, (call) => {
          if (failure) call.reject(new DatabaseFailure(failure.message, failure.code));
          else call.resolve({ rows, affectedRows });
        });
        return;
      }
      resolve({
        isAlive: () => dead === null,
        query: (sql, parameters) => send({ sql, parameters: [...parameters] }),
        close: async () => void (await send({ close: true })),
        unref: () => worker.unref(),
      });
    });
  });
}
