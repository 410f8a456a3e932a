import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isUndone } from './databaseOutage';

/** How often work that the server has undone runs again, and the ms before the first time; doubled each time. */
const MOST_AGAIN = 3;
const FIRST_PAUSE = 10;

/** With jitter, so that two transactions that met do not meet again. */
const pauseBefore = (again: number): number => FIRST_PAUSE * 2 ** again * (0.5 + Math.random());

/** Runs `work` again, three times at most, while the server undoes it (serialization failure, deadlock). */
export async function runAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let again = 0; ; again += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isUndone(error) || again === MOST_AGAIN) throw error;
      await sleep(pauseBefore(again));
    }
  }
}

/**
 * Runs `work` in one transaction, again if the server undoes it. So `work` may only read and write through the
 * transaction; whatever else follows from it (a letter to send, a cache) comes after.
 */
export const inTransaction = <Schema, T>(
  database: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<T>,
): Promise<T> => runAgain(() => database.transaction().execute(work));
