import type { Kysely, Transaction } from 'kysely';
import { isStateCode, type StateCode } from '@shared/domain';
import type { Clock } from '../clock';
import type { Vault } from '../crypto/vault';
import type { DatabaseSchema } from '../database/databaseSchema';
import { unwrapDataKey } from '../quotes/sealedColumns';
import type { StoredQuote } from '../quotes/storedQuote';

/** Enough of a quote to write to its shopper. */
export type MailedQuote = Pick<StoredQuote, 'id' | 'dataKey'>;

/** A quote found by whom it was mailed to: still closed, but for its state. */
interface KnownQuote extends MailedQuote {
  state: StateCode;
}

/** Whom a quote was mailed to, so that a lost link can be asked for; no address is kept, only its keyed digest. */
export interface Recipients {
  remember(transaction: Transaction<DatabaseSchema>, quoteId: string, address: string): Promise<void>;
  /** The quote, if it was mailed to this address before. */
  find(quoteId: string, address: string): Promise<KnownQuote | null>;
}

/** Capitals make no other mailbox at any provider people use. */
const normalAddress = (address: string): string => address.toLowerCase();

export function createRecipients(database: Kysely<DatabaseSchema>, vault: Vault, clock: Clock): Recipients {
  // With the quote's id, so that two quotes of one address have nothing in common.
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
