import { array, type InferType, object, string } from 'yup';
import type { AuditEntry } from './audit';

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const webAddress = () => string().required().max(2000).test('address', 'no web address', isWebAddress);

/** The body of `POST /v1/envelopes`. */
export const envelopeSchema = object({
  reference: string().defined().max(100),
  language: string().oneOf(['en', 'es']).required(),
  signer: object({ name: string().required().max(200), email: string().defined().max(254) })
    .required()
    .noUnknown(true),
  documents: array()
    .of(
      object({
        id: string().required().max(100),
        title: string().required().max(200),
        sha256: string()
          .required()
          .matches(/^[0-9a-f]{64}$/),
        content_base64: string().required(),
      }).noUnknown(true),
    )
    .required()
    .min(1)
    .max(10),
  return_url: webAddress(),
  /** It is used in a header, so it must be an origin and nothing else. */
  embed_origin: string().required().test('origin', 'no origin', isOrigin),
  state: string().required().max(200),
  webhook_url: webAddress(),
}).noUnknown(true);

export type EnvelopeOrder = InferType<typeof envelopeSchema>;
export type Language = EnvelopeOrder['language'];
type EnvelopeStatus = 'sent' | 'completed' | 'declined' | 'voided';

export interface EnvelopeDocument {
  id: string;
  title: string;
  /** Hashes of the file as sent, and as signed. */
  sha256: string;
  signed_sha256: string | null;
  is_viewed: boolean;
  is_signed: boolean;
}

/** The exact wording accepted before the first document, and when (ISO instant). */
interface GivenConsent {
  wording: string;
  at: string;
}

/** A webhook for the sender, kept until it is delivered. */
export interface Word {
  id: string;
  type: 'envelope.completed' | 'envelope.declined';
  at: string;
  is_heard: boolean;
}

/** A stored envelope, one file each. */
export interface Envelope extends Omit<EnvelopeOrder, 'documents'> {
  id: string;
  /** Opens the signing pages: whoever has the address is the signer. */
  token: string;
  /** The sender's idempotency key, and the digest of its order. */
  key: string;
  order_sha256: string;
  status: EnvelopeStatus;
  consent: GivenConsent | null;
  documents: EnvelopeDocument[];
  audit: AuditEntry[];
  words: Word[];
}
