import { Worker } from 'node:worker_threads';

/** What PGlite answers to one statement. */
interface PgliteAnswer {
  rows: Record<string, unknown>[];
  affectedRows: number | undefined;
}

export interface PgliteClient {
  /** Runs one statement; rejects with a `DatabaseFailure` that carries the SQLSTATE. */
  query(sql: string, parameters: readonly unknown[]): Promise<PgliteAnswer>;
  close(): Promise<void>;
  /** From now on the process may end while the engine is idle. */
  unref(): void;
}

interface Reply extends PgliteAnswer {
  ready?: true;
  id: number;
  failure?: { message: string; code: string | null };
}

/** An error of the engine; `code` is the SQLSTATE as `pg` gives it too. */
class DatabaseFailure extends Error {
  readonly code: string | null;

  constructor(message: string, code: string | null) {
    super(message);
    this.name = 'DatabaseFailure';
    this.code = code;
  }
}

type Waiting = { resolve: (answer: PgliteAnswer) => void; reject: (error: Error) => void };

function settle(waiting: Map<number, Waiting>, reply: Reply) {
  const call = waiting.get(reply.id);
  waiting.delete(reply.id);
  if (reply.failure) call?.reject(new DatabaseFailure(reply.failure.message, reply.failure.code));
  else call?.resolve({ rows: reply.rows, affectedRows: reply.affectedRows });
}

/**
 * Starts PGlite on a thread of its own. `folder` null keeps everything in memory (tests).
 * Rejects when the engine cannot start; a thread that dies later fails every open and later statement.
 */
export function startPglite(folder: string | null): Promise<PgliteClient> {
  const worker = new Worker(new URL('./pgliteWorker.mjs', import.meta.url), {
    workerData: { folder },
    execArgv: [],
  });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let dead: Error | null = null;
  const die = (error: Error) => {
    dead ??= error;
    for (const call of waiting.values()) call.reject(dead);
    waiting.clear();
  };
  const send = (message: object) =>
    new Promise<PgliteAnswer>((resolve, reject) => {
      if (dead) return reject(dead);
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ id: lastId, ...message }, []);
    });
  return new Promise((resolve, reject) => {
    worker.on('error', (error: Error) => (die(error), reject(error)));
    worker.on('exit', () => die(new DatabaseFailure('the embedded database has stopped', null)));
    worker.on('message', (reply: Reply) => {
      if (!reply.ready) return settle(waiting, reply);
      resolve({
        query: (sql, parameters) => send({ sql, parameters: [...parameters] }),
        close: async () => void (await send({ close: true })),
        unref: () => worker.unref(),
      });
    });
  });
}
