import type { Transaction } from 'kysely';
import type { QuoteDocument, Rate } from '@shared/domain';
import type { DatabaseSchema } from '../../database/databaseSchema';
import type { OpenPurchase } from '../purchase';
import type { Envelope } from '../providers/signingProvider';
import type { PolicyDocument } from './policyDocumentStore';

type Keep = (transaction: Transaction<DatabaseSchema>) => Promise<void>;

/** The papers of a policy, from drawing them to having them back signed. */
export interface PolicyPapers {
  /** A number nobody else has, also when the purchase comes to nothing. */
  nextPolicyNumber(rate: Rate): Promise<string>;
  /** Draws them; `keep` writes them with the step that issues the policy. */
  draw(open: OpenPurchase, policyNumber: string): Promise<{ keep: Keep }>;
  /** What goes out to be signed. */
  envelope(open: OpenPurchase): Promise<Envelope>;
  /** Whether these hashes (by document id) are of the papers that were sent. */
  areThese(open: OpenPurchase, sha256: Record<string, string>): Promise<boolean>;
  /** The signed packet in the place of the sent one; `keep` writes and releases all papers. */
  fetchSigned(open: OpenPurchase): Promise<SignedPapers>;
}

export interface SignedPapers {
  /** As the quote names them from now on. */
  documents: QuoteDocument[];
  papers: readonly PolicyDocument[];
  keep: Keep;
}
