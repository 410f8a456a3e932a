import { type Kysely, sql } from 'kysely';

/** 0006: which master key created this database, as a digest that reveals nothing of the key. */
export async function addMasterKey(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw('create table master_key (id integer primary key check (id = 1), fingerprint text not null)')
    .execute(database);
}
