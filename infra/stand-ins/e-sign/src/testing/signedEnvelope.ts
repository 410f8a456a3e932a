import { sha256 } from '../envelope/audit';
import { act, type Act } from '../envelope/ceremony';
import type { Envelope } from '../envelope/envelope';
import { newEnvelope } from '../envelope/newEnvelope';

interface Case {
  content: Buffer;
  name: string;
  language?: Envelope['language'];
  /** How many documents are in it; all are the same file. */
  documents?: number;
}

const at = (second: number) => new Date(Date.UTC(2026, 10, 22, 10, 0, second)).toISOString();

/** A signed envelope, one action per second, from 10:00 UTC on, from one address. */
export function signedEnvelope({ content, name, language = 'en', documents = 1 }: Case): Envelope {
  const ids = Array.from({ length: documents }, (_none, index) => `paper-${index + 1}`);
  const order = {
    reference: 'USIC-TX-0000042',
    language,
    signer: { name, email: 'ann@example.com' },
    documents: ids.map((id) => ({ id, title: 'Application', sha256: sha256(content), content_base64: '' })),
    return_url: 'https://site.test/',
    embed_origin: 'https://site.test',
    state: 'purchase-1',
    webhook_url: 'https://site.test/hook',
  };
  const acts: Act[] = [
    { kind: 'open' },
    { kind: 'consent', wording: 'the words' },
    ...ids.flatMap((documentId): Act[] => [
      { kind: 'view', documentId },
      { kind: 'sign', documentId, name },
    ]),
  ];
  return acts.reduce(
    (envelope, what, index) => {
      const outcome = act(envelope, what, { at: at(index + 1), ip: '203.0.113.7' });
      if ('refusal' in outcome) throw new Error(outcome.refusal);
      return outcome.envelope;
    },
    newEnvelope(order, 'purchase-1', at(0)),
  );
}
