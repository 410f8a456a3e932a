import type { PaymentOption, Rate } from '@shared/domain';
import type { PurchasesTable } from '../database/databaseSchema';
import type { StoredQuote } from '../quotes/storedQuote';

/** What is bought, frozen when the payment opens: nothing that comes later changes it but the language. */
export interface PurchaseOrder {
  rate: Rate;
  option: PaymentOption;
  /** Cents due today: the deposit of the plan. */
  amount: number;
  /** The shopper's language when it was last heard before the papers: these and letters are written in it (reading 27). */
  language: 'en' | 'es';
}

/** A `next_at` far enough: what is done with is looked at no more. */
export const NEVER = 8e15;

/** A purchase as opened from its row. How it stands is its quote's status. */
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
  /** The row's own mark, another one after every write of it. */
  revision: string;
  order: PurchaseOrder;
}

/** A purchase and its quote, read together. */
export interface OpenPurchase {
  purchase: Purchase;
  quote: StoredQuote;
}
