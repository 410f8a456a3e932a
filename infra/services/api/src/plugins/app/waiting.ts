import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import { levelOf } from '../../database/databaseOutage';
import type { DatabaseSchema } from '../../database/databaseSchema';
import { reasonOf } from '../../reasonOf';
import { keepUp } from '../../upkeep';
import { notifyCovered } from '../../waiting/notifyCovered';
import { createWaitingList } from '../../waiting/waitingList';

const HOUR = 3_600_000;

/** The waiting list. Its people are notified at startup, because only a release adds a state. */
export const waiting = fp(
  (app: FastifyInstance, { database }: { database: Kysely<DatabaseSchema> }, done: () => void) => {
    app.decorate('waitingList', createWaitingList(database, app.vault, app.clock));
    const work = async () => {
      await notifyCovered(app, database);
      await app.waitingList.removeOld();
    };
    app.addHook('onReady', async () => {
      await work().catch((error: unknown) => app.log[levelOf(error)](reasonOf(error), 'waiting list failed'));
    });
    // And hourly, because a node of the previous release may still add people.
    keepUp(app, database, { name: 'waiting-list', every: HOUR, work });
    done();
  },
);
