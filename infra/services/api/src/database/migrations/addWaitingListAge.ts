import { type Kysely, sql } from 'kysely';

/** 0010: the index for finding addresses that have waited too long. */
export async function addWaitingListAge(database: Kysely<unknown>): Promise<void> {
  await sql.raw('create index waiting_list_old on waiting_list (given_at)').execute(database);
}
