import { isSameName } from '@shared/domain';
import { type AuditEvent, sha256 as digestOf, withEntry } from './audit';
import type { Envelope, EnvelopeDocument } from './envelope';

/** An action of the signer (or, for `void`, of the sender). */
export type Act =
  | { kind: 'open' }
  | { kind: 'consent'; wording: string }
  | { kind: 'view'; documentId: string }
  | { kind: 'sign'; documentId: string; name: string }
  | { kind: 'decline' }
  | { kind: 'void' };

type Refusal = 'closed' | 'consent_first' | 'unknown_document' | 'view_first' | 'name_differs';

export type Outcome = { envelope: Envelope } | { refusal: Refusal };

/** The signer's current step: the consent, then each document in order; the last signature is the end. */
export type Stand =
  | { at: 'consent' | 'completed' | 'declined' | 'voided' }
  | { at: 'document'; document: EnvelopeDocument; number: number };

export function standOf({ status, consent, documents }: Envelope): Stand {
  if (status !== 'sent') return { at: status };
  if (!consent) return { at: 'consent' };
  const index = documents.findIndex((document) => !document.is_signed);
  const document = documents[index];
  return document ? { at: 'document', document, number: index + 1 } : { at: 'completed' };
}

type Change = Partial<Pick<Envelope, 'status' | 'consent' | 'documents'>>;
type Detail = Record<string, string>;

const withDocument = ({ documents }: Envelope, id: string, change: Partial<EnvelopeDocument>): Change => ({
  documents: documents.map((document) => (document.id === id ? { ...document, ...change } : document)),
});

/** When an action happens (ISO instant), and its IP address: null for actions of the sender. */
export interface Moment {
  at: string;
  ip: string | null;
}

/** An envelope after a recorded change. */
function after(
  envelope: Envelope,
  [event, detail, change]: readonly [AuditEvent, Detail, Change],
  { at, ip }: Moment,
): { envelope: Envelope } {
  const entry = { at, event, detail: ip === null ? detail : { ...detail, ip } };
  return { envelope: { ...envelope, ...change, audit: withEntry(envelope.audit, entry) } };
}

type OfDocument = Extract<Act, { documentId: string }>;

/** The wording is stored as it was, because the service's texts may have changed when somebody asks. */
function consentTo(envelope: Envelope, wording: string, moment: Moment): Outcome {
  if (envelope.consent) return { envelope };
  const change = { consent: { wording, at: moment.at } };
  return after(envelope, ['consent_given', { wording: digestOf(wording) }, change], moment);
}

function view(envelope: Envelope, { id, sha256, is_viewed }: EnvelopeDocument, moment: Moment): Outcome {
  if (is_viewed) return { envelope };
  const change = withDocument(envelope, id, { is_viewed: true });
  return after(envelope, ['document_viewed', { document: id, sha256 }, change], moment);
}

/** The last signature completes the envelope, so that no separate final step can be missed. */
function completed({ envelope }: { envelope: Envelope }, moment: Moment): Outcome {
  if (!envelope.documents.every(({ is_signed }) => is_signed)) return { envelope };
  return after(envelope, ['envelope_completed', {}, { status: 'completed' }], moment);
}

function sign(envelope: Envelope, document: EnvelopeDocument, name: string, moment: Moment): Outcome {
  const { id, sha256, is_signed, is_viewed } = document;
  if (is_signed) return { envelope };
  if (!is_viewed) return { refusal: 'view_first' };
  if (!isSameName(name, envelope.signer.name)) return { refusal: 'name_differs' };
  const change = withDocument(envelope, id, { is_signed: true });
  const detail = { document: id, sha256, name: name.trim() };
  return completed(after(envelope, ['document_signed', detail, change], moment), moment);
}

function actOnDocument(envelope: Envelope, what: OfDocument, moment: Moment): Outcome {
  const document = envelope.documents.find(({ id }) => id === what.documentId);
  if (!document) return { refusal: 'unknown_document' };
  if (!envelope.consent) return { refusal: 'consent_first' };
  return what.kind === 'view'
    ? view(envelope, document, moment)
    : sign(envelope, document, what.name, moment);
}

/**
 * The only way an envelope changes: consent first, then each document is opened and signed, and the last signature
 * completes it. Repeated actions do nothing; once finished, nothing changes.
 */
export function act(envelope: Envelope, what: Act, moment: Moment): Outcome {
  if (envelope.status !== 'sent') return { refusal: 'closed' };
  if ('documentId' in what) return actOnDocument(envelope, what, moment);
  if (what.kind === 'consent') return consentTo(envelope, what.wording, moment);
  if (what.kind === 'open') {
    const isKnown = envelope.audit.some(({ event }) => event === 'envelope_opened');
    return isKnown ? { envelope } : after(envelope, ['envelope_opened', {}, {}], moment);
  }
  return what.kind === 'decline'
    ? after(envelope, ['envelope_declined', {}, { status: 'declined' }], moment)
    : after(envelope, ['envelope_voided', {}, { status: 'voided' }], moment);
}
