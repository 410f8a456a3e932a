import { DatabaseFailure, type PgliteAnswer, startEngine } from './pgliteEngine';
import { roomOnDisk } from './roomOnDisk';

export interface PgliteClient {
  /** Runs one statement; rejects with a `DatabaseFailure` that carries the SQLSTATE. */
  query(sql: string, parameters: readonly unknown[]): Promise<PgliteAnswer>;
  /**
   * Restarts a dead engine; called before new work, never inside a transaction.
   * @throws DatabaseFailure while there is no room for it
   */
  revive(): Promise<void>;
  close(): Promise<void>;
  /** From now on the process may exit while the engine is idle. */
  unref(): void;
}

/** ms per statement; the slowest, cleaning up old quotes, takes a small part of it. */
const STATEMENT_LIMIT = 20_000;

/** Reads, and the words that end a transaction, which are allowed on a full disk. */
const NEEDS_NO_ROOM = /^\s*(select|show|rollback|commit|start transaction|begin)\b/i;

const fullDisk = () => new DatabaseFailure('no room on the disk of the embedded database', '53100');

/** For tests and drills: another statement timeout, and a fake disk. */
export interface PgliteOptions {
  limit?: number;
  hasRoom?: () => Promise<boolean>;
}

/** PGlite in a folder, or in memory (null): rejects writes while the disk is full, and restarts after a failure. */
export async function startPglite(
  folder: string | null,
  {
    limit = STATEMENT_LIMIT,
    hasRoom = folder === null ? async () => true : roomOnDisk(folder),
  }: PgliteOptions = {},
): Promise<PgliteClient> {
  let engine = await startEngine(folder, limit);
  let reviving: Promise<void> | null = null;
  const restart = async () => {
    if (!(await hasRoom())) throw fullDisk();
    engine = await startEngine(folder, limit);
  };
  return {
    query: async (sql, parameters) => {
      if (!NEEDS_NO_ROOM.test(sql) && !(await hasRoom())) throw fullDisk();
      return engine.query(sql, parameters);
    },
    revive: async () => {
      if (engine.isAlive()) return;
      reviving ??= restart().finally(() => (reviving = null));
      await reviving;
    },
    close: () => engine.close(),
    unref: () => engine.unref(),
  };
}
