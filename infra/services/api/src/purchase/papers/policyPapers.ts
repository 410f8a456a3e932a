import type { Transaction } from 'kysely';
import type { QuoteDocument, Rate } from '@shared/domain';
import type { DatabaseSchema } from '../../database/databaseSchema';
import type { OpenPurchase } from '../purchase';
import type { Envelope } from '../providers/signingProvider';
import type { PolicyDocument } from './policyDocumentStore';

type Keep = (transaction: Transaction<DatabaseSchema>) => Promise<void>;

/** The papers of a policy, from rendering to their signed return. */
export interface PolicyPapers {
  /** A unique number, never reused even if the purchase fails. */
  nextPolicyNumber(rate: Rate): Promise<string>;
  /** Renders them; `keep` stores them in the step that issues the policy. */
  draw(open: OpenPurchase, policyNumber: string): Promise<{ keep: Keep }>;
  /** The papers to sign. */
  envelope(open: OpenPurchase): Promise<Envelope>;
  /** Whether these hashes (by document id) match the papers that were sent. */
  areThese(open: OpenPurchase, sha256: Record<string, string>): Promise<boolean>;
  /** Replaces the sent packet with the signed one; `keep` stores and releases all papers. */
  fetchSigned(open: OpenPurchase): Promise<SignedPapers>;
}

export interface SignedPapers {
  /** Their entries on the quote from now on. */
  documents: QuoteDocument[];
  papers: readonly PolicyDocument[];
  keep: Keep;
}
