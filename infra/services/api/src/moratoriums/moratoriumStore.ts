import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Moratorium } from '@shared/domain';
import type { Clock } from '../clock';
import type { DatabaseSchema } from '../database/databaseSchema';
import { inTransaction } from '../database/inTransaction';
import type { MoratoriumsTable } from '../database/operatorTables';
import { IMPORTER } from '../operators/importFile';
import { recordAct } from '../operators/operatorActs';

type Database = Kysely<DatabaseSchema>;

/** Current and future moratoriums as this node knows them. */
export type Moratoriums = () => readonly Moratorium[];

/** A moratorium as operators see it. */
export interface ListedMoratorium extends Moratorium {
  id: string;
  /** When it was ended at once, as an ISO instant. */
  ended_at?: string;
}

export interface MoratoriumStore {
  /** Those that were not ended. */
  inForce(): Promise<Moratorium[]>;
  /** All of them, newest first. */
  list(): Promise<ListedMoratorium[]>;
  add(entry: Moratorium, operator: string): Promise<ListedMoratorium>;
  /** Ends it at once, or sets its last day. Null: there is none with this id that has not ended. */
  end(id: string, until: string | null, operator: string): Promise<ListedMoratorium | null>;
  /** Takes the file of an earlier release over; false if one was taken over before. */
  takeOver(entries: readonly Moratorium[]): Promise<boolean>;
}

const COLUMNS = ['id', 'carrier', 'state', 'county', 'from_day', 'until_day', 'ended_at'] as const;

type Row = Pick<Selectable<MoratoriumsTable>, (typeof COLUMNS)[number]>;

const entryOf = ({ carrier, state, county, from_day, until_day }: Row): Moratorium => ({
  ...(carrier !== null && { carrier }),
  ...(state !== null && { state }),
  ...(county !== null && { county }),
  from: from_day,
  ...(until_day !== null && { until: until_day }),
});

const listedOf = (row: Row): ListedMoratorium => ({
  id: row.id,
  ...entryOf(row),
  ...(row.ended_at !== null && { ended_at: new Date(row.ended_at).toISOString() }),
});

async function insert(
  transaction: Database,
  { carrier, state, county, from, until }: Moratorium,
  now: number,
): Promise<ListedMoratorium> {
  const row = {
    id: `m_${randomBytes(4).toString('hex')}`,
    carrier: carrier ?? null,
    state: state ?? null,
    county: county ?? null,
    from_day: from,
    until_day: until ?? null,
    ended_at: null,
  };
  await transaction
    .insertInto('moratoriums')
    .values({ ...row, created_at: now })
    .execute();
  return listedOf(row);
}

/** The id of the act that takes a file over: one file per database, whichever node comes first. */
const TAKEN_OVER = 'moratoriums.json';

const takeOver = (database: Database, clock: Clock, entries: readonly Moratorium[]): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    const isFirst = await recordAct(transaction, clock, {
      id: TAKEN_OVER,
      subject: 'moratorium',
      operator: IMPORTER,
      act: 'taken over',
      facts: { entries },
    });
    if (isFirst) for (const entry of entries) await insert(transaction, entry, clock());
    return isFirst;
  });

/** Moratoriums, the same for every node; whoever changes one is recorded with the change. */
export function createMoratoriumStore(database: Database, clock: Clock): MoratoriumStore {
  const act = (transaction: Database, operator: string, name: string, facts: object) =>
    recordAct(transaction, clock, { subject: 'moratorium', operator, act: name, facts });
  const rows = () => database.selectFrom('moratoriums').select(COLUMNS);
  return {
    inForce: async () => (await rows().where('ended_at', 'is', null).orderBy('id').execute()).map(entryOf),
    list: async () => (await rows().orderBy('created_at', 'desc').execute()).map(listedOf),
    add: (entry, operator) =>
      inTransaction(database, async (transaction) => {
        const added = await insert(transaction, entry, clock());
        await act(transaction, operator, 'added', added);
        return added;
      }),
    end: (id, until, operator) =>
      inTransaction(database, async (transaction) => {
        const row = await transaction
          .updateTable('moratoriums')
          .set(until === null ? { ended_at: clock() } : { until_day: until })
          .where('id', '=', id)
          .where('ended_at', 'is', null)
          .returning(COLUMNS)
          .executeTakeFirst();
        if (!row) return null;
        const ended = listedOf(row);
        await act(transaction, operator, until === null ? 'ended' : 'last day set', ended);
        return ended;
      }),
    takeOver: (entries) => takeOver(database, clock, entries),
  };
}
