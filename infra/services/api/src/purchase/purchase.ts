import type { PaymentOption, Rate } from '@shared/domain';
import type { PurchasesTable } from '../database/databaseSchema';
import type { StoredQuote } from '../quotes/storedQuote';

/** What is bought, frozen when the payment opens; only the language may change later. */
export interface PurchaseOrder {
  rate: Rate;
  option: PaymentOption;
  /** Cents due today: the deposit of the plan. */
  amount: number;
  /** The shopper's latest language before rendering, used for papers and letters (reading 27). */
  language: 'en' | 'es';
}

/** A `next_at` in the far future for purchases that are done. */
export const NEVER = 8e15;

/** A decrypted purchase row. Its state is its quote's status. */
export interface Purchase extends Pick<
  PurchasesTable,
  | 'id'
  | 'quote_id'
  | 'live'
  | 'system'
  | 'amount'
  | 'session_id'
  | 'authorization_id'
  | 'envelope_id'
  | 'policy_number'
  | 'ends_as'
  | 'sign_by'
  | 'created_at'
> {
  /** The row's version marker, which changes with every write. */
  revision: string;
  order: PurchaseOrder;
}

/** A purchase and its quote, read together. */
export interface OpenPurchase {
  purchase: Purchase;
  quote: StoredQuote;
}
