import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { generateServerKey, type PublicJwk, type ServerKey } from '@shared/api-client/envelope';
import { importNodeServerKey } from '@shared/api-client/envelope-node';
import type { Clock } from '../clock';
import { type Vault, placeOf } from '../crypto/vault';
import { isDatabaseOutage } from '../database/databaseOutage';
import type { DatabaseSchema, EncKeysTable } from '../database/databaseSchema';

const DAY = 86_400_000;

export interface EncKeyStore {
  /** The keys a client may use now or tomorrow. */
  published(): Promise<PublicJwk[]>;
  /** The key pair of a message, or undefined if the kid is unknown or expired. */
  find(kid: string): Promise<ServerKey | undefined>;
  /** Creates today's and tomorrow's key if missing and destroys expired ones. */
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

function open(row: Pick<Selectable<EncKeysTable>, 'kid' | 'private_wrapped'>, vault: Vault): ServerKey {
  const jwk: JsonWebKey = JSON.parse(vault.unwrap(row.private_wrapped, placeFor(row.kid)).toString('utf8'));
  return importNodeServerKey(row.kid, jwk);
}

const inWindow = (day: number, today: number) => day >= today - 1 && day <= today + 1;

type Database = Kysely<DatabaseSchema>;

/** Destroys expired pairs and creates those of today and tomorrow if missing. */
async function rotate(database: Database, vault: Vault, today: number): Promise<void> {
  await database
    .deleteFrom('enc_keys')
    .where('active_day', '<', today - 1)
    .execute();
  const known = await database.selectFrom('enc_keys').select('active_day').execute();
  const missing = [today, today + 1].filter((day) => !known.some((row) => row.active_day === day));
  for (const day of missing) {
    // Two nodes may create the day's key at once; the first one is kept.
    await database
      .insertInto('enc_keys')
      .values(await newPair(day, vault))
      .onConflict((conflict) => conflict.column('active_day').doNothing())
      .execute();
  }
}

async function readPublished(database: Database, today: number): Promise<PublicJwk[]> {
  const rows = await database
    .selectFrom('enc_keys')
    .select('public_jwk')
    .where('active_day', 'in', [today, today + 1])
    .orderBy('active_day')
    .execute();
  return rows.map((row): PublicJwk => JSON.parse(row.public_jwk));
}

/**
 * Key pairs for the envelope: published for a day, active for a day, accepted for a day, then destroyed. The database
 * stores them wrapped, so that any node can decrypt any message; a node's memory is only a cache.
 */
export function createEncKeyStore(database: Database, vault: Vault, clock: Clock): EncKeyStore {
  const opened = new Map<string, { key: ServerKey; day: number }>();
  const today = () => dayOf(clock());
  const renew = async () => {
    for (const [kid, { day }] of opened) if (!inWindow(day, today())) opened.delete(kid);
    await rotate(database, vault, today());
  };
  const find = async (kid: string) => {
    const known = opened.get(kid);
    if (known) return inWindow(known.day, today()) ? known.key : undefined;
    const row = await database
      .selectFrom('enc_keys')
      .select(['kid', 'active_day', 'private_wrapped'])
      .where('kid', '=', kid)
      .executeTakeFirst();
    if (!row || !inWindow(row.active_day, today())) return undefined;
    const key = open(row, vault);
    opened.set(kid, { key, day: row.active_day });
    return key;
  };
  const published = async () => {
    const keys = await readPublished(database, today());
    if (keys.length === 2) return keys;
    try {
      await renew();
    } catch (error) {
      // Today's key is enough for every call; tomorrow's is made once the database takes writes again.
      if (keys.length === 0 || !isDatabaseOutage(error)) throw error;
    }
    return readPublished(database, today());
  };
  return { published, find, rotate: renew };
}
