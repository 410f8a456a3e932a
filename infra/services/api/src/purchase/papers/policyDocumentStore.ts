import { createHash, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { QuoteDocument } from '@shared/domain';
import type { Clock } from '../../clock';
import { openText, placeOf, sealJson } from '../../crypto/vault';
import type { DatabaseSchema } from '../../database/databaseSchema';
import type { StoredQuote } from '../../quotes/storedQuote';

type Owner = Pick<StoredQuote, 'id' | 'dataKey'>;
type Type = QuoteDocument['type'];

/** A paper of a policy: a PDF, identified by its hash everywhere. */
export interface PolicyDocument {
  id: string;
  type: Type;
  /** Hex, of the whole file. */
  sha256: string;
  content: Buffer;
}

export interface PolicyDocumentStore {
  add(
    transaction: Transaction<DatabaseSchema>,
    owner: { quote: Owner; purchaseId: string },
    document: PolicyDocument,
  ): Promise<void>;
  /** Replaces the sent paper with the signed one. */
  replace(transaction: Transaction<DatabaseSchema>, quote: Owner, document: PolicyDocument): Promise<void>;
  release(transaction: Transaction<DatabaseSchema>, purchaseId: string): Promise<void>;
  ofPurchase(quote: Owner, purchaseId: string): Promise<PolicyDocument[]>;
  /** A released document of this quote, or null: no one else's, and none before the policy is in force. */
  find(quote: Owner, id: string): Promise<PolicyDocument | null>;
}

const placeFor = (id: string) => placeOf('policy_documents', 'sealed', id);
const COLUMNS = ['id', 'type', 'sha256', 'sealed'] as const;

export const newPolicyDocument = (type: Type, content: Buffer): PolicyDocument => ({
  id: randomUUID(),
  type,
  content,
  sha256: sha256Of(content),
});

export const sha256Of = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

const seal = ({ dataKey }: Owner, { id, content }: PolicyDocument) =>
  sealJson(dataKey, content.toString('base64'), placeFor(id));

function openRow(
  { dataKey }: Owner,
  { id, type, sha256, sealed }: { id: string; type: Type; sha256: string; sealed: string },
): PolicyDocument {
  const text: string = JSON.parse(openText(dataKey, sealed, placeFor(id)));
  return { id, type, sha256, content: Buffer.from(text, 'base64') };
}

type Database = Kysely<DatabaseSchema>;

async function ofPurchase(database: Database, quote: Owner, purchaseId: string): Promise<PolicyDocument[]> {
  const rows = database.selectFrom('policy_documents').select(COLUMNS).where('purchase_id', '=', purchaseId);
  return (await rows.execute()).map((row) => openRow(quote, row));
}

async function find(database: Database, quote: Owner, id: string): Promise<PolicyDocument | null> {
  const row = await database
    .selectFrom('policy_documents')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('quote_id', '=', quote.id)
    .where('released', '=', true)
    .executeTakeFirst();
  return row ? openRow(quote, row) : null;
}

/** The papers of policies, encrypted with the quote's data key. */
export const createPolicyDocumentStore = (database: Database, clock: Clock): PolicyDocumentStore => ({
  async add(transaction, { quote, purchaseId }, document) {
    const { id, type, sha256 } = document;
    const sealed = seal(quote, document);
    const owner = { quote_id: quote.id, purchase_id: purchaseId };
    await transaction
      .insertInto('policy_documents')
      .values({ ...owner, id, type, sha256, sealed, released: false, created_at: clock() })
      .execute();
  },
  async replace(transaction, quote, document) {
    const row = { sha256: document.sha256, sealed: seal(quote, document) };
    await transaction.updateTable('policy_documents').set(row).where('id', '=', document.id).execute();
  },
  async release(transaction, purchaseId) {
    const released = transaction.updateTable('policy_documents').set({ released: true });
    await released.where('purchase_id', '=', purchaseId).execute();
  },
  ofPurchase: (quote, purchaseId) => ofPurchase(database, quote, purchaseId),
  find: (quote, id) => find(database, quote, id),
});
