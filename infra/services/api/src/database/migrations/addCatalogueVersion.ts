import { type Kysely, sql } from 'kysely';

/** 0008: the catalog that a quote was rated with, by its version's id (reading 45). Null for rates of earlier releases. */
export async function addCatalogueVersion(database: Kysely<unknown>): Promise<void> {
  await sql`alter table rates add column catalogue_version text`.execute(database);
}
