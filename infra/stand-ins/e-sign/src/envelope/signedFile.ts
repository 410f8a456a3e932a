import { certificate } from '../certificate/certificate';
import { appendPages } from '../pdf/appendPages';
import { UnknownPdf } from '../pdf/values';
import { headOf } from './audit';
import type { Envelope, EnvelopeDocument } from './envelope';

/** Comments of a PDF are ASCII, and a line each. */
const ascii = (text: string): string =>
  text.replaceAll(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * The signature as comments, which every PDF reader skips. Short, because readers look for the end mark in the last
 * kilobyte.
 */
function withComments(content: Buffer, envelope: Envelope, { id, sha256 }: EnvelopeDocument): Buffer {
  const signature = envelope.audit.find(
    ({ event, detail }) => event === 'document_signed' && detail['document'] === id,
  );
  const lines = {
    Envelope: envelope.id,
    'Signed-By': (signature?.detail['name'] ?? '').slice(0, 100),
    'Signed-At': signature?.at ?? '',
    'Document-SHA256': sha256,
    'Audit-Head': headOf(envelope.audit),
  };
  const block = Object.entries(lines).map(([name, value]) => `% ${name}: ${ascii(value)}\n`);
  return Buffer.concat([content, Buffer.from(`\n% Electronic signature\n${block.join('')}`, 'latin1')]);
}

/**
 * The signed file: the sent bytes unchanged, followed by the certificate's pages with the signature and the trail. A
 * file that cannot take pages has the signature as comments. The same envelope gives the same bytes.
 */
export function signedFile(content: Buffer, envelope: Envelope, document: EnvelopeDocument): Buffer {
  try {
    return appendPages(content, certificate(envelope, document, content.length));
  } catch (error) {
    if (!(error instanceof UnknownPdf)) throw error;
    return withComments(content, envelope, document);
  }
}
