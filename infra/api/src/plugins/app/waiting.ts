import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/databaseSchema';
import { kindOf } from '../../kindOf';
import { keepUp } from '../../upkeep';
import { tellCovered } from '../../waiting/tellCovered';
import { createWaitingList } from '../../waiting/waitingList';

const HOUR = 3_600_000;

/** The waiting list, read at every start, because only a release adds a state. */
export const waiting = fp(
  (app: FastifyInstance, { database }: { database: Kysely<DatabaseSchema> }, done: () => void) => {
    app.decorate('waitingList', createWaitingList(database, app.vault, app.clock));
    const work = async () => {
      await tellCovered(app, database);
      await app.waitingList.removeOld();
    };
    app.addHook('onReady', async () => {
      await work().catch((error: unknown) => app.log.error({ kind: kindOf(error) }, 'waiting list failed'));
    });
    // A node of the previous release may have added to it meanwhile.
    keepUp(app, database, { name: 'waiting-list', every: HOUR, work });
    done();
  },
);
