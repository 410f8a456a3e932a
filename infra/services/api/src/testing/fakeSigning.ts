import type { Envelope, SignedState, SigningProvider } from '../purchase/providers/signingProvider';
import { createFaults, type Faults } from './providerFaults';

export interface FakeSigning extends SigningProvider, Faults {
  envelopes: Map<string, { envelope: Envelope } & Omit<SignedState, 'sha256'>>;
  sign(envelopeId: string): void;
  decline(envelopeId: string): void;
}

/** The consent before signing, worded in each language. */
export const FAKE_RECORDS_WORDS = {
  en: 'I agree to electronic records.\nPaper is free.',
  es: 'Acepto documentos electrónicos.\nEl papel es gratis.',
};

const UNSIGNED: Omit<SignedState, 'sha256'> = { status: 'sent', signedAt: null, consent: null };

/** Consents and signs at once. */
function signedAt(instant: number, { language }: Envelope): Omit<SignedState, 'sha256'> {
  const words = { wording: FAKE_RECORDS_WORDS[language], version: `fake-${language}`, language };
  return { status: 'completed', signedAt: instant, consent: { ...words, givenAt: instant } };
}

/** Takes signatures in memory; a signed paper has a line at its end. */
export function createFakeSigning(clock: () => number = Date.now): FakeSigning {
  const envelopes: FakeSigning['envelopes'] = new Map();
  const { around, failNext } = createFaults();
  const of = (id: string) => {
    const found = envelopes.get(id);
    if (!found) throw new Error('no such envelope');
    return found;
  };
  return {
    origin: 'https://sign.test',
    ping: () => around('ping', () => undefined),
    envelopes,
    failNext,
    create: (envelope) =>
      around('create', () => {
        const id = `env-${envelope.key}`;
        if (!envelopes.has(id)) envelopes.set(id, { envelope, ...UNSIGNED });
        return { id, signingUrl: `https://sign.test/sign/${id}` };
      }),
    find: (id) =>
      around('find', () => {
        const { envelope, ...state } = of(id);
        return {
          ...state,
          sha256: Object.fromEntries(envelope.documents.map((document) => [document.id, document.sha256])),
        };
      }),
    signedDocument: (id, documentId) =>
      around('signedDocument', () => {
        const document = of(id).envelope.documents.find((each) => each.id === documentId);
        return Buffer.concat([document?.content ?? Buffer.alloc(0), Buffer.from('\n% signed\n')]);
      }),
    void: (id) => around('void', () => void (of(id).status = 'voided')),
    sign: (id) => void Object.assign(of(id), signedAt(clock(), of(id).envelope)),
    decline: (id) => void (of(id).status = 'declined'),
  };
}
