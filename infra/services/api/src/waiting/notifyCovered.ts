import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/databaseSchema';
import { inTransaction } from '../database/inTransaction';
import { arrivedLetter } from '../mail/letters/waitingLetters';

/**
 * Emails everyone whose state a release has added, and takes them off the list in the same transaction. Logs only how
 * many were notified and how many are waiting in each state.
 */
export async function notifyCovered(app: FastifyInstance, database: Kysely<DatabaseSchema>): Promise<void> {
  const notified = await inTransaction(database, async (transaction) => {
    const covered = await app.waitingList.takeCovered(transaction);
    for (const waiting of covered) {
      await app.mail.enqueueAlone(transaction, arrivedLetter({ ...waiting, site: app.mail.site }));
    }
    return covered.length;
  });
  if (notified > 0) app.mail.wake();
  app.log.info({ notified, waiting: await app.waitingList.count() }, 'waiting list');
}
