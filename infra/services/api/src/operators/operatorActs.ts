import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Clock } from '../clock';
import type { DatabaseSchema } from '../database/databaseSchema';
import type { OperatorActsTable } from '../database/operatorTables';

type Database = Kysely<DatabaseSchema>;

/** What an operator did; `facts` say to what. Nothing of a shopper's. */
export interface Act extends Pick<OperatorActsTable, 'operator' | 'subject' | 'act'> {
  /** The same id twice is one act. */
  id?: string;
  facts: object;
}

export type ListedAct = Pick<Selectable<OperatorActsTable>, 'at' | 'operator' | 'act'> & { facts: unknown };

/** Records an act in the transaction of what it does; false if this act is already there. */
export async function recordAct(
  transaction: Database,
  clock: Clock,
  { id = randomUUID(), facts, ...act }: Act,
): Promise<boolean> {
  const recorded = await transaction
    .insertInto('operator_acts')
    .values({ id, at: clock(), facts: JSON.stringify(facts), ...act })
    .onConflict((known) => known.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return recorded !== undefined;
}

const MOST_LISTED = 500;

/** The latest acts on a subject, newest first. */
export async function listActs(database: Database, subject: Act['subject']): Promise<ListedAct[]> {
  const rows = await database
    .selectFrom('operator_acts')
    .select(['at', 'operator', 'act', 'facts'])
    .where('subject', '=', subject)
    .orderBy('at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(({ facts, ...act }) => ({ ...act, facts: JSON.parse(facts) }));
}
