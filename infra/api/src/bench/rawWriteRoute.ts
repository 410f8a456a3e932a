import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { OpenDatabase } from '../database/openDatabase';

/**
 * What a PATCH is compared with: the same columns of a quote's row written by a PATCH of the same HTTP server, committed
 * to the same database. No envelope, no quote key, no version check, no rules, no seal at rest, no quote in the answer.
 */
export function rawWriteRoute(app: FastifyInstance, { kysely }: OpenDatabase) {
  app.patch<{ Params: { id: string }; Body: { sealed: string } }>('/raw/:id', async (request) =>
    kysely
      .updateTable('quotes')
      .set({ sealed: request.body.sealed, version: sql`version + 1`, updated_at: Date.now() })
      .where('id', '=', request.params.id)
      .returning('version')
      .executeTakeFirstOrThrow(),
  );
}
