import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../database/databaseSchema';
import type { OpenPurchase, Purchase } from '../purchase';
import type { SignedPapers } from '../papers/policyPapers';

/** Letters to the shopper, each stored in the transaction that causes it. */
export interface Notices {
  /** The papers can be signed, with a link that works in any browser. */
  ready(transaction: Transaction<DatabaseSchema>, open: OpenPurchase): Promise<void>;
  completed(
    transaction: Transaction<DatabaseSchema>,
    open: OpenPurchase,
    signed: SignedPapers,
  ): Promise<void>;
  ended(
    transaction: Transaction<DatabaseSchema>,
    open: OpenPurchase,
    end: NonNullable<Purchase['ends_as']>,
  ): Promise<void>;
  /** There is a letter: send it now. */
  wake(): void;
}
