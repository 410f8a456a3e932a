import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { addYears, dateIn, STATE_CODES, WAITING_LIST_YEARS } from '@shared/domain';
import type { ConsentWording } from '@shared/i18n/texts';
import type { Clock } from '../clock';
import { type Vault, placeOf } from '../crypto/vault';
import type { DatabaseSchema } from '../database/databaseSchema';
import type { ApiLanguage } from '../http/languageOf';

/** Someone outside our states who asked to be notified when we come. */
interface Waiting {
  to: string;
  zip: string;
  language: ApiLanguage;
}

export interface WaitingList {
  /** Adds one row per address and ZIP; a second request renews it. Returns the code that erases it. */
  add(
    transaction: Transaction<DatabaseSchema>,
    waiting: Waiting & { state: string; wording: ConsentWording },
  ): Promise<string>;
  /** Erases a code's row, without revealing whether there was one. */
  erase(code: string): Promise<void>;
  /** Takes everyone off the list whose state can be quoted by now. */
  takeCovered(transaction: Transaction<DatabaseSchema>): Promise<Waiting[]>;
  /** Removes everyone who has waited too long. */
  removeOld(): Promise<void>;
  /** How many people are waiting, by state. */
  count(): Promise<Record<string, number>>;
}

const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url');
const placeFor = (id: string) => placeOf('waiting_list', 'sealed', id);

async function count(database: Kysely<DatabaseSchema>): Promise<Record<string, number>> {
  const rows = await database
    .selectFrom('waiting_list')
    .select(({ fn }) => ['state_code', fn.countAll<number | string>().as('waiting')])
    .groupBy('state_code')
    .orderBy('state_code')
    .execute();
  return Object.fromEntries(rows.map(({ state_code, waiting }) => [state_code, Number(waiting)]));
}

async function removeOld(database: Kysely<DatabaseSchema>, now: number): Promise<void> {
  const oldest = addYears(dateIn('UTC', new Date(now)), -WAITING_LIST_YEARS);
  await database.deleteFrom('waiting_list').where('given_at', '<', Date.parse(oldest)).execute();
}

export function createWaitingList(database: Kysely<DatabaseSchema>, vault: Vault, clock: Clock): WaitingList {
  /** Derived, not stored: every letter to a row has the same link, and only the letters contain it. */
  const codeOf = ({ to, zip }: Waiting) => vault.digest('waiting', `${zip}\n${to.toLowerCase()}`);
  return {
    async add(transaction, { state, wording, ...waiting }) {
      const code = codeOf(waiting);
      const id = hashOf(code);
      const { language } = waiting;
      const sealed = vault.wrap(Buffer.from(JSON.stringify(waiting)), placeFor(id));
      const given = {
        sealed,
        version: wording.version,
        language,
        wording: wording[language],
        given_at: clock(),
      };
      await transaction
        .insertInto('waiting_list')
        .values({ id, state_code: state, ...given })
        .onConflict((known) => known.column('id').doUpdateSet(given))
        .execute();
      return code;
    },
    async erase(code) {
      await database.deleteFrom('waiting_list').where('id', '=', hashOf(code)).execute();
    },
    async takeCovered(transaction) {
      const rows = await transaction
        .deleteFrom('waiting_list')
        .where('state_code', 'in', STATE_CODES)
        .returning(['id', 'sealed'])
        .execute();
      return rows.map(({ id, sealed }): Waiting =>
        JSON.parse(vault.unwrap(sealed, placeFor(id)).toString('utf8')),
      );
    },
    removeOld: () => removeOld(database, clock()),
    count: () => count(database),
  };
}
