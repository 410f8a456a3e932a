import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../database/databaseSchema';
import type { OpenPurchase } from '../purchase';
import type { SignedPapers } from '../papers/policyPapers';

/** What the shopper is told by mail, each letter in the transaction of what it tells of. */
export interface Notices {
  /** The papers can be signed: the way to them, in any browser. */
  ready(transaction: Transaction<DatabaseSchema>, open: OpenPurchase): Promise<void>;
  completed(
    transaction: Transaction<DatabaseSchema>,
    open: OpenPurchase,
    signed: SignedPapers,
  ): Promise<void>;
  ended(
    transaction: Transaction<DatabaseSchema>,
    open: OpenPurchase,
    end: 'EXPIRED' | 'FAILED',
  ): Promise<void>;
  /** There is a letter: send it now. */
  wake(): void;
}
