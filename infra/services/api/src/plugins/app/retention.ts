import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import { Counter } from '@infra/server';
import { KEPT_KINDS } from '@shared/domain';
import type { DatabaseSchema } from '../../database/databaseSchema';
import { createQuoteEraser } from '../../retention/quoteEraser';
import { keepUp } from '../../upkeep';

const HOUR = 3_600_000;

/** Erases quotes whose time has come, on one node at a time, and counts them by kind. */
export const retention = fp(
  (app: FastifyInstance, { database }: { database: Kysely<DatabaseSchema> }, done: () => void) => {
    const eraser = createQuoteEraser({ database, opened: app.openedQuotes, clock: app.clock });
    const counter = new Counter({
      name: 'quotes_erased_total',
      help: 'Quotes erased because they were kept long enough, by this node',
      labelNames: ['kind'],
      registers: [app.metrics],
    });
    app.decorate('eraser', eraser);
    const work = async () => {
      const counts = await eraser.eraseDue();
      for (const kind of KEPT_KINDS) counter.inc({ kind }, counts[kind]);
    };
    keepUp(app, database, { name: 'retention', every: HOUR, work });
    done();
  },
);
