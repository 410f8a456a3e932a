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
  /** Where the signer is sent back to, and the origin that may embed the signing page. */
  returnUrl: string;
  embedOrigin: string;
}

/** The consent to electronic records as the signer gave it, word for word; its version is the service's own name of it. */
export interface RecordsConsent extends Pick<Consent, 'wording' | 'version' | 'language'> {
  /** Epoch milliseconds. */
  givenAt: number;
}

export interface SignedState {
  status: 'sent' | 'completed' | 'declined' | 'voided';
  /** Epoch milliseconds of the last signature; null before it, or where the service does not say. */
  signedAt: number | null;
  /** Of each document that was sent, by its id: what was signed is what was sent. */
  sha256: Record<string, string>;
  /** Null before it, or where the service does not say. */
  consent: RecordsConsent | null;
}

/** Whoever takes signatures. A call that fails has an unknown outcome and is made again with the same key. */
export interface SigningProvider {
  readonly origin: string;
  create(envelope: Envelope): Promise<{ id: string; signingUrl: string }>;
  find(envelopeId: string): Promise<SignedState>;
  /** A document with its signature, as a PDF. */
  signedDocument(envelopeId: string, documentId: string): Promise<Buffer>;
  /** Takes an envelope back; one that is over already, signed or not, is well. */
  void(envelopeId: string): Promise<void>;
}
