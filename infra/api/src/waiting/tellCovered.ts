import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/databaseSchema';
import { arrivedLetter } from '../mail/letters/waitingLetters';

/**
 * Writes to everyone whose state a release has added, and removes them from the list in the same transaction. Logs
 * only how many still wait in each state.
 */
export async function tellCovered(app: FastifyInstance, database: Kysely<DatabaseSchema>): Promise<void> {
  const told = await database.transaction().execute(async (transaction) => {
    const covered = await app.waitingList.takeCovered(transaction);
    for (const waiting of covered) {
      await app.mail.enqueueAlone(transaction, arrivedLetter({ ...waiting, site: app.mail.site }));
    }
    return covered.length;
  });
  if (told > 0) app.mail.wake();
  app.log.info({ told, waiting: await app.waitingList.count() }, 'waiting list');
}
