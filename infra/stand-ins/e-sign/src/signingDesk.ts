import { randomUUID } from 'node:crypto';
import { sha256 } from './envelope/audit';
import { act, type Act, type Outcome } from './envelope/ceremony';
import type { Envelope, EnvelopeDocument, EnvelopeOrder, Word } from './envelope/envelope';
import { digestOf, newEnvelope } from './envelope/newEnvelope';
import { signedFile } from './envelope/signedFile';
import type { EnvelopeStore } from './envelopeStore';
import type { WebhookSender } from './webhookSender';

export interface SigningDesk {
  readonly store: EnvelopeStore;
  /** The envelope of this key, new or existing; null if the key was used for another order. */
  take(order: EnvelopeOrder, key: string): Envelope | null;
  /** Applies an action to an envelope, with the signer's IP address; stored before the response. */
  act(envelope: Envelope, what: Act, ip?: string): Outcome;
  /** A document's bytes as signed: kept, because a later release may draw certificates differently. */
  signed(envelope: Envelope, document: EnvelopeDocument): Buffer;
}

const contentOf = ({ content_base64 }: EnvelopeOrder['documents'][number]): Buffer =>
  Buffer.from(content_base64, 'base64');

/** Whether each file is a PDF and matches its digest. */
export const isAsSaid = ({ documents }: EnvelopeOrder): boolean =>
  documents.every((document) => {
    const content = contentOf(document);
    return content.subarray(0, 5).toString('latin1') === '%PDF-' && sha256(content) === document.sha256;
  });

const wordOf = (type: Word['type'], at: string): Word => ({
  id: `word_${randomUUID()}`,
  type,
  at,
  is_heard: false,
});

const draw = (store: EnvelopeStore, envelope: Envelope, document: EnvelopeDocument): Buffer =>
  signedFile(store.file(document.sha256), envelope, document);

/** Keeps a signed file; returns its digest. */
function keepSigned(store: EnvelopeStore, envelope: Envelope, document: EnvelopeDocument): string {
  const file = draw(store, envelope, document);
  store.keepFile(sha256(file), file);
  return sha256(file);
}

/** An envelope that may have just ended, with its signed files kept and the webhook about its end. */
function closed(store: EnvelopeStore, envelope: Envelope, at: string): Envelope {
  const { status } = envelope;
  if (status !== 'completed' && status !== 'declined') return envelope;
  const documents = envelope.documents.map((document) => ({
    ...document,
    signed_sha256: status === 'completed' ? keepSigned(store, envelope, document) : null,
  }));
  return { ...envelope, documents, words: [wordOf(`envelope.${status}`, at)] };
}

export function createSigningDesk(
  store: EnvelopeStore,
  words: WebhookSender,
  clock: () => number = Date.now,
): SigningDesk {
  const now = () => new Date(clock()).toISOString();
  return {
    store,
    signed(envelope, document) {
      const { signed_sha256: digest } = document;
      // A release before this one did not keep it.
      return digest !== null && store.has(digest) ? store.file(digest) : draw(store, envelope, document);
    },
    take(order, key) {
      const known = store.find('key', key);
      if (known) return known.order_sha256 === digestOf(order) ? known : null;
      for (const document of order.documents) store.keepFile(document.sha256, contentOf(document));
      const envelope = newEnvelope(order, key, now());
      store.save(envelope);
      return envelope;
    },
    act(envelope, what, ip) {
      const at = now();
      const outcome = act(envelope, what, { at, ip: ip ?? null });
      if ('refusal' in outcome || outcome.envelope === envelope) return outcome;
      const next = closed(store, outcome.envelope, at);
      store.save(next);
      words.tell(next.id);
      return { envelope: next };
    },
  };
}
