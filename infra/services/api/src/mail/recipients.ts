import type { Kysely, Transaction } from 'kysely';
import { isStateCode, type StateCode } from '@shared/domain';
import type { Clock } from '../clock';
import type { Vault } from '../crypto/vault';
import type { DatabaseSchema } from '../database/databaseSchema';
import { unwrapDataKey } from '../quotes/sealedColumns';
import type { StoredQuote } from '../quotes/storedQuote';

/** Enough of a quote to write to its shopper. */
export type MailedQuote = Pick<StoredQuote, 'id' | 'dataKey'>;

/** A quote found by a recipient: still encrypted except for its state. */
interface KnownQuote extends MailedQuote {
  state: StateCode;
}

/** The recipients of a quote's emails, so that a lost link can be requested; stored only as keyed digests. */
export interface Recipients {
  remember(transaction: Transaction<DatabaseSchema>, quoteId: string, address: string): Promise<void>;
  /** The quote, if it was emailed to this address before. */
  find(quoteId: string, address: string): Promise<KnownQuote | null>;
}

/** No common mail provider distinguishes capitals. */
const normalAddress = (address: string): string => address.toLowerCase();

export function createRecipients(database: Kysely<DatabaseSchema>, vault: Vault, clock: Clock): Recipients {
  // Includes the quote's id, so that two quotes of one address cannot be linked.
  const digestOf = (quoteId: string, address: string) =>
    vault.digest('recipient', `${quoteId}\n${normalAddress(address)}`);
  return {
    async remember(transaction, quoteId, address) {
      const row = { quote_id: quoteId, address_digest: digestOf(quoteId, address), created_at: clock() };
      await transaction
        .insertInto('quote_recipients')
        .values(row)
        .onConflict((known) => known.doNothing())
        .execute();
    },
    async find(quoteId, address) {
      const row = await database
        .selectFrom('quotes')
        .innerJoin('quote_recipients', 'quote_recipients.quote_id', 'quotes.id')
        .select(['quotes.data_key', 'quotes.state_code'])
        .where('quotes.id', '=', quoteId)
        .where('quote_recipients.address_digest', '=', digestOf(quoteId, address))
        .executeTakeFirst();
      if (!row || !isStateCode(row.state_code)) return null;
      const dataKey = unwrapDataKey(vault, quoteId, row.data_key);
      return { id: quoteId, dataKey, state: row.state_code };
    },
  };
}
