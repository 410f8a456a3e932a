import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../clock';
import type { DatabaseSchema } from '../database/databaseSchema';
import { inTransaction } from '../database/inTransaction';
import type { Letter } from './letter';
import type { OutboxStore } from './outboxStore';
import type { MailedQuote, Recipients } from './recipients';
import { linkEnd, type ResumeCodes } from './resumeCodes';

/** A letter with everything that must be stored with it. */
interface Posting {
  letter: Letter;
  /** May request a link to this quote from now on. */
  shopper?: string;
  resumeCode?: string;
}

export interface Outbox {
  /** Runs `work` and stores the letter it causes, with its related rows, in one transaction. */
  post(
    quote: MailedQuote,
    work: (transaction: Transaction<DatabaseSchema>) => Promise<Posting>,
  ): Promise<void>;
  /** Stores a letter and its related rows in an existing transaction; `wake` sends it after the commit. */
  enqueue(transaction: Transaction<DatabaseSchema>, quote: MailedQuote, posting: Posting): Promise<void>;
  /** Writes a letter to somebody without a quote. */
  enqueueAlone(transaction: Transaction<DatabaseSchema>, letter: Letter): Promise<void>;
  wake(): void;
}

interface Parts {
  database: Kysely<DatabaseSchema>;
  outbox: OutboxStore;
  recipients: Recipients;
  resumeCodes: ResumeCodes;
  clock: Clock;
  wake: () => void;
}

export function createOutbox(parts: Parts): Outbox {
  const { database, outbox, recipients, resumeCodes, clock, wake } = parts;
  const enqueue: Outbox['enqueue'] = async (transaction, quote, { letter, shopper, resumeCode }) => {
    await outbox.add(transaction, quote, letter);
    if (shopper !== undefined) await recipients.remember(transaction, quote.id, shopper);
    if (resumeCode !== undefined)
      await resumeCodes.issue(quote.id, resumeCode, linkEnd(clock()), transaction);
  };
  const post: Outbox['post'] = async (quote, work) => {
    await inTransaction(database, async (transaction) =>
      enqueue(transaction, quote, await work(transaction)),
    );
    wake();
  };
  const enqueueAlone: Outbox['enqueueAlone'] = (transaction, letter) => outbox.add(transaction, null, letter);
  return { post, enqueue, enqueueAlone, wake };
}
