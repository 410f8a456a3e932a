import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { OpenDatabase } from '@infra/api/database';

/**
 * The baseline for PATCH: it writes the same columns of a quote's row over the same HTTP server and commits to the
 * same database. No envelope, quote key, version check, rules, encryption at rest, or quote in the response.
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
