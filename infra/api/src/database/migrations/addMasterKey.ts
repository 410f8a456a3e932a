import { type Kysely, sql } from 'kysely';

/** 0006: which master key this database was made with, as a digest that says nothing of the key. */
export async function addMasterKey(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw('create table master_key (id integer primary key check (id = 1), fingerprint text not null)')
    .execute(database);
}
