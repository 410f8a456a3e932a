import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import {
  generateServerKey,
  importServerKey,
  type PublicJwk,
  type ServerKey,
} from '@shared/api-client/envelope';
import type { Clock } from '../clock';
import { placeOf } from '../crypto/aeadBox';
import type { Vault } from '../crypto/vault';
import type { DatabaseSchema, EncKeysTable } from '../database/databaseSchema';

const DAY = 86_400_000;

export interface EncKeyStore {
  /** The keys a client may use now or tomorrow. */
  published(): Promise<PublicJwk[]>;
  /** The pair of a message, or undefined when the kid is unknown or its time is over. */
  find(kid: string): Promise<ServerKey | undefined>;
  /** Makes today's and tomorrow's key where missing and destroys what nobody may use any more. */
  rotate(): Promise<void>;
}

const dayOf = (instant: number) => Math.floor(instant / DAY);
const placeFor = (kid: string) => placeOf('enc_keys', 'private_wrapped', kid);

async function newPair(day: number, vault: Vault) {
  const kid = randomBytes(9).toString('base64url');
  const times = { nbf: (day * DAY) / 1000, exp: ((day + 1) * DAY) / 1000 };
  const { publicJwk, privateJwk } = await generateServerKey({ kid, ...times });
  return {
    kid,
    active_day: day,
    public_jwk: JSON.stringify(publicJwk),
    private_wrapped: vault.wrap(Buffer.from(JSON.stringify(privateJwk)), placeFor(kid)),
  };
}

async function open(row: Selectable<EncKeysTable>, vault: Vault): Promise<ServerKey> {
  const jwk = vault.unwrap(row.private_wrapped, placeFor(row.kid)).toString('utf8');
  return importServerKey(row.kid, JSON.parse(jwk) as JsonWebKey);
}

const inWindow = (day: number, today: number) => day >= today - 1 && day <= today + 1;

/**
 * Key pairs for the envelope: a day ahead, a day active, a day accepted, then destroyed. They live in the database,
 * wrapped, so that any node opens any message; what a node keeps in memory it can always read again.
 */
export function createEncKeyStore(database: Kysely<DatabaseSchema>, vault: Vault, clock: Clock): EncKeyStore {
  const opened = new Map<string, { key: ServerKey; day: number }>();

  const rotate = async () => {
    const today = dayOf(clock());
    for (const [kid, { day }] of opened) if (!inWindow(day, today)) opened.delete(kid);
    await database
      .deleteFrom('enc_keys')
      .where('active_day', '<', today - 1)
      .execute();
    const known = await database.selectFrom('enc_keys').select('active_day').execute();
    for (const day of [today, today + 1].filter(
      (wanted) => !known.some((row) => row.active_day === wanted),
    )) {
      // Two nodes may make the day's key at once; the first to arrive stays.
      await database
        .insertInto('enc_keys')
        .values(await newPair(day, vault))
        .onConflict((conflict) => conflict.column('active_day').doNothing())
        .execute();
    }
  };

  const read = () => {
    const today = dayOf(clock());
    const days = [today, today + 1];
    return database
      .selectFrom('enc_keys')
      .selectAll()
      .where('active_day', 'in', days)
      .orderBy('active_day')
      .execute();
  };

  const published = async () => {
    let rows = await read();
    if (rows.length < 2) {
      await rotate();
      rows = await read();
    }
    return rows.map((row) => JSON.parse(row.public_jwk) as PublicJwk);
  };

  const find = async (kid: string) => {
    const known = opened.get(kid);
    if (known) return inWindow(known.day, dayOf(clock())) ? known.key : undefined;
    const row = await database.selectFrom('enc_keys').selectAll().where('kid', '=', kid).executeTakeFirst();
    if (!row || !inWindow(row.active_day, dayOf(clock()))) return undefined;
    const key = await open(row, vault);
    opened.set(kid, { key, day: row.active_day });
    return key;
  };

  return { published, find, rotate };
}
