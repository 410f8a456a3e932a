import { type AuditEvent, sha256 as digestOf, withEntry } from './audit';
import type { Envelope, EnvelopeDocument } from './envelope';

/** What a signer (or, for `void`, the sender) does. */
export type Act =
  | { kind: 'open' }
  | { kind: 'consent'; wording: string }
  | { kind: 'view'; documentId: string }
  | { kind: 'sign'; documentId: string; name: string }
  | { kind: 'finish' }
  | { kind: 'decline' }
  | { kind: 'void' };

type Refusal = 'closed' | 'consent_first' | 'unknown_document' | 'view_first' | 'name_differs' | 'sign_first';

export type Outcome = { envelope: Envelope } | { refusal: Refusal };

/** Where the signer stands: the consent, then each document in its order, then the end. */
export type Stand =
  | { at: 'consent' | 'finish' | 'completed' | 'declined' | 'voided' }
  | { at: 'document'; document: EnvelopeDocument; number: number };

export function standOf({ status, consent, documents }: Envelope): Stand {
  if (status !== 'sent') return { at: status };
  if (!consent) return { at: 'consent' };
  const index = documents.findIndex((document) => !document.is_signed);
  const document = documents[index];
  return document ? { at: 'document', document, number: index + 1 } : { at: 'finish' };
}

type Change = Partial<Pick<Envelope, 'status' | 'consent' | 'documents'>>;
type Detail = Record<string, string>;

const plain = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

const withDocument = ({ documents }: Envelope, id: string, change: Partial<EnvelopeDocument>): Change => ({
  documents: documents.map((document) => (document.id === id ? { ...document, ...change } : document)),
});

/** An envelope after a change that is written down, at an ISO instant. */
const after = (
  envelope: Envelope,
  [event, detail, change]: readonly [AuditEvent, Detail, Change],
  at: string,
): Outcome => ({
  envelope: { ...envelope, ...change, audit: withEntry(envelope.audit, { at, event, detail }) },
});

type OfDocument = Extract<Act, { documentId: string }>;

/** The words are kept as they were: the service's texts may be others by the time somebody asks. */
function consentTo(envelope: Envelope, wording: string, at: string): Outcome {
  if (envelope.consent) return { envelope };
  const change = { consent: { wording, at } };
  return after(envelope, ['consent_given', { wording: digestOf(wording) }, change], at);
}

function view(envelope: Envelope, { id, sha256, is_viewed }: EnvelopeDocument, at: string): Outcome {
  if (is_viewed) return { envelope };
  const change = withDocument(envelope, id, { is_viewed: true });
  return after(envelope, ['document_viewed', { document: id, sha256 }, change], at);
}

function sign(envelope: Envelope, document: EnvelopeDocument, name: string, at: string): Outcome {
  const { id, sha256, is_signed, is_viewed } = document;
  if (is_signed) return { envelope };
  if (!is_viewed) return { refusal: 'view_first' };
  if (plain(name) !== plain(envelope.signer.name)) return { refusal: 'name_differs' };
  const change = withDocument(envelope, id, { is_signed: true });
  return after(envelope, ['document_signed', { document: id, sha256, name: name.trim() }, change], at);
}

function actOnDocument(envelope: Envelope, what: OfDocument, at: string): Outcome {
  const document = envelope.documents.find(({ id }) => id === what.documentId);
  if (!document) return { refusal: 'unknown_document' };
  if (!envelope.consent) return { refusal: 'consent_first' };
  return what.kind === 'view' ? view(envelope, document, at) : sign(envelope, document, what.name, at);
}

function finish(envelope: Envelope, at: string): Outcome {
  if (standOf(envelope).at !== 'finish') return { refusal: 'sign_first' };
  return after(envelope, ['envelope_completed', {}, { status: 'completed' }], at);
}

/**
 * The one way an envelope changes: consent first, then each document is opened and signed, then the end. What was done is
 * not done again; once it is over, nothing changes.
 */
export function act(envelope: Envelope, what: Act, at: string): Outcome {
  if (envelope.status !== 'sent') return { refusal: 'closed' };
  if ('documentId' in what) return actOnDocument(envelope, what, at);
  if (what.kind === 'finish') return finish(envelope, at);
  if (what.kind === 'consent') return consentTo(envelope, what.wording, at);
  if (what.kind === 'open') {
    const isKnown = envelope.audit.some(({ event }) => event === 'envelope_opened');
    return isKnown ? { envelope } : after(envelope, ['envelope_opened', {}, {}], at);
  }
  return what.kind === 'decline'
    ? after(envelope, ['envelope_declined', {}, { status: 'declined' }], at)
    : after(envelope, ['envelope_voided', {}, { status: 'voided' }], at);
}
