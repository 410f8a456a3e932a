import { addressIn, placesIn } from '@infra/postgres';
import { Client } from 'pg';

/** What PostgreSQL says that it has cleaned up since its start. */
export interface Upkeep {
  checkpoints: number;
  vacuums: number;
}

const QUESTION = `select (select num_timed + num_requested from pg_stat_checkpointer) as checkpoints,
  (select sum(autovacuum_count) from pg_stat_user_tables) as vacuums`;

/** Asks the PostgreSQL that `npm start` runs in this folder. */
export async function upkeepOf(dataDir: string): Promise<Upkeep> {
  const client = new Client({ connectionString: addressIn(placesIn(dataDir)) });
  await client.connect();
  try {
    const { rows } = await client.query<Record<keyof Upkeep, string>>(QUESTION);
    return { checkpoints: Number(rows[0]?.checkpoints), vacuums: Number(rows[0]?.vacuums) };
  } finally {
    await client.end();
  }
}
