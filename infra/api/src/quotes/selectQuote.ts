import { type Kysely, sql, type Transaction } from 'kysely';
import { type DatabaseSchema, QUOTE_COLUMNS } from '../database/databaseSchema';
import type { PartTable, QuoteWithParts } from './sealedColumns';
import type { StoredQuote } from './storedQuote';

export type Connection = Kysely<DatabaseSchema> | Transaction<DatabaseSchema>;

/** Additional writes for the transaction of a quote's own write. */
export type Step = (transaction: Transaction<DatabaseSchema>, quote: StoredQuote) => Promise<unknown>;

const PARTS = (table: PartTable) => sql<QuoteWithParts['vehicles']>`(
  select coalesce(json_agg(json_build_object(
    'id', p.id, 'position', p.position, 'sealed', p.sealed, 'created_at', p.created_at)), '[]'::json)
  from ${sql.table(table)} p where p.quote_id = quotes.id)`;

/** The row's version marker, which changes with every write. */
export const REVISION = sql<string>`quotes.xmin::text`;

/** A quote's row with its parts and rates, still encrypted. */
export const selectQuote = (database: Connection, id: string) =>
  database
    .selectFrom('quotes')
    .leftJoin('rates', 'rates.quote_id', 'quotes.id')
    .select(QUOTE_COLUMNS)
    .select([
      'rates.premiums',
      'rates.catalogue_version',
      REVISION.as('revision'),
      PARTS('vehicles').as('vehicles'),
      PARTS('drivers').as('drivers'),
    ])
    .where('quotes.id', '=', id);

/** The same, if this key opens it. */
export const withKey = (database: Connection, id: string, keyHash: string) =>
  selectQuote(database, id)
    .innerJoin('quote_keys', 'quote_keys.quote_id', 'quotes.id')
    .where('quote_keys.key_hash', '=', keyHash);
