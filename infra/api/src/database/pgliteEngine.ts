import { Worker } from 'node:worker_threads';

/** PGlite's result of one statement. */
export interface PgliteAnswer {
  rows: Record<string, unknown>[];
  affectedRows: number | undefined;
}

interface Reply extends PgliteAnswer {
  ready?: true;
  id: number;
  failure?: { message: string; code: string | null };
}

/** An engine error; `code` is the SQLSTATE, as in `pg`. */
export class DatabaseFailure extends Error {
  readonly code: string | null;

  constructor(message: string, code: string | null) {
    super(message);
    this.name = 'DatabaseFailure';
    this.code = code;
  }
}

/** One thread running PGlite; a dead one answers nothing. */
export interface PgliteEngine {
  isAlive(): boolean;
  query(sql: string, parameters: readonly unknown[]): Promise<PgliteAnswer>;
  close(): Promise<void>;
  unref(): void;
}

interface Call {
  resolve: (answer: PgliteAnswer) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** Calls waiting for the thread's response. */
class OpenCalls {
  readonly #calls = new Map<number, Call>();
  #lastId = 0;

  add(limit: number, giveUp: () => void): { id: number; answered: Promise<PgliteAnswer> } {
    this.#lastId += 1;
    const id = this.#lastId;
    const answered = new Promise<PgliteAnswer>((resolve, reject) => {
      this.#calls.set(id, { resolve, reject, timer: setTimeout(giveUp, limit).unref() });
    });
    return { id, answered };
  }

  answer({ id, failure, rows, affectedRows }: Reply): void {
    const call = this.#take(id);
    if (failure) call?.reject(new DatabaseFailure(failure.message, failure.code));
    else call?.resolve({ rows, affectedRows });
  }

  failAll(error: Error): void {
    for (const id of this.#calls.keys()) this.#take(id)?.reject(error);
  }

  #take(id: number): Call | undefined {
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    clearTimeout(call?.timer);
    return call;
  }
}

/** SQLSTATEs of an unreachable database, and of one that was shut down. */
const UNREACHABLE = '08006';
const STOPPED = '57P01';

const SCRIPT = new URL('./pgliteWorker.mjs', import.meta.url);

/** ms; creating a folder takes seconds, many on a busy machine. */
const START_LIMIT = 120_000;

/**
 * Starts PGlite on its own thread. `folder` null keeps everything in memory (tests). A statement without a result in
 * `limit` ms ends the thread, because an engine on a full disk spins forever. Rejects if the engine cannot start; if
 * the thread dies later, all pending and later statements fail.
 */
export function startEngine(folder: string | null, limit: number): Promise<PgliteEngine> {
  const worker = new Worker(SCRIPT, { workerData: { folder }, execArgv: [] });
  const calls = new OpenCalls();
  let dead: Error | null = null;
  const die = (error: Error) => {
    dead ??= error;
    calls.failAll(dead);
  };
  const giveUp = () => {
    die(new DatabaseFailure('the embedded database does not answer', UNREACHABLE));
    void worker.terminate();
  };
  const send = async (message: object) => {
    if (dead) throw dead;
    const { id, answered } = calls.add(limit, giveUp);
    worker.postMessage({ id, ...message }, []);
    return answered;
  };
  const engine: PgliteEngine = {
    isAlive: () => dead === null,
    query: (sql, parameters) => send({ sql, parameters: [...parameters] }),
    close: async () => void (dead ?? (await send({ close: true }))),
    unref: () => worker.unref(),
  };
  return new Promise((resolve, reject) => {
    const starting = setTimeout(giveUp, START_LIMIT).unref();
    worker.on('error', die);
    worker.on('exit', () => {
      clearTimeout(starting);
      die(new DatabaseFailure('the embedded database has stopped', STOPPED));
      reject(dead);
    });
    worker.on('message', (reply: Reply) => {
      if (reply.ready) resolve(engine);
      else calls.answer(reply);
      clearTimeout(starting);
    });
  });
}
