import { randomBytes, randomUUID } from 'node:crypto';
import { sha256, withEntry } from './audit';
import type { Envelope, EnvelopeOrder } from './envelope';

/** The order as one digest: the same key with another digest is another envelope. */
export const digestOf = (order: EnvelopeOrder): string => sha256(JSON.stringify(order));

/** A new envelope from an order, not yet opened by anyone. */
export function newEnvelope(order: EnvelopeOrder, key: string, at: string): Envelope {
  const documents = order.documents.map(({ id, title, sha256: digest }) => ({
    id,
    title,
    sha256: digest,
    signed_sha256: null,
    is_viewed: false,
    is_signed: false,
  }));
  const detail = Object.fromEntries(documents.map((document) => [document.id, document.sha256]));
  return {
    ...order,
    id: `env_${randomUUID()}`,
    token: randomBytes(32).toString('base64url'),
    key,
    order_sha256: digestOf(order),
    status: 'sent',
    consent: null,
    documents,
    audit: withEntry([], { at, event: 'envelope_created', detail }),
    words: [],
  };
}
