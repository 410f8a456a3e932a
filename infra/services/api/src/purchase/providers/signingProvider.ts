import type { Consent } from '@shared/domain';

/** A document to sign. `sha256` (hex) is of the whole file. */
interface DocumentToSign {
  id: string;
  title: string;
  sha256: string;
  content: Buffer;
}

export interface Envelope {
  /** The same envelope twice is one. */
  key: string;
  reference: string;
  language: 'en' | 'es';
  signer: { name: string; email: string };
  documents: readonly DocumentToSign[];
  /** Where the signer returns to, and the origin that may embed the signing page. */
  returnUrl: string;
  embedOrigin: string;
}

/** The signer's consent to electronic records, word for word; its version is the service's own name for the wording. */
export interface RecordsConsent extends Pick<Consent, 'wording' | 'version' | 'language'> {
  /** Epoch milliseconds. */
  givenAt: number;
}

export interface SignedState {
  status: 'sent' | 'completed' | 'declined' | 'voided';
  /** Epoch milliseconds of the last signature; null before it, or if the service does not say. */
  signedAt: number | null;
  /** By document id: the hash of what was sent, for comparison with what was signed. */
  sha256: Record<string, string>;
  /** Null before consent, or if the service does not say. */
  consent: RecordsConsent | null;
}

/** Takes signatures. A failed call has an unknown outcome and is repeated with the same key. */
export interface SigningProvider {
  readonly origin: string;
  /** Costs nothing. @throws unless it answers and accepts the key */
  ping(): Promise<void>;
  create(envelope: Envelope): Promise<{ id: string; signingUrl: string }>;
  find(envelopeId: string): Promise<SignedState>;
  /** A document with its signature, as a PDF. */
  signedDocument(envelopeId: string, documentId: string): Promise<Buffer>;
  /** Withdraws an envelope; one already finished, signed or not, is fine. */
  void(envelopeId: string): Promise<void>;
}
