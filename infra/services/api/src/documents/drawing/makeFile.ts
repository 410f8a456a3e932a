// oxlint-disable-next-line import/no-named-as-default -- its types have only the default export
import PDFDocument from 'pdfkit';
import { FONT_FILES } from '@infra/paper-font';
import type { Tagged } from './tagged';

interface FileFacts {
  title: string;
  language: 'en' | 'es';
  /** ISO date. */
  madeOn: string;
}

/** A tagged PDF file, made to conform to PDF/UA, of what `draw` draws. All its dates come from the facts, so the same facts make the same file. */
export async function makeFile(
  { title, language, madeOn }: FileFacts,
  draw: (document: PDFKit.PDFDocument, root: Tagged) => void,
): Promise<Buffer> {
  // The library's types lack this subset.
  const conformance: { subset: string } = { subset: 'PDF/UA' };
  const document = new PDFDocument({
    ...(conformance as object),
    pdfVersion: '1.7',
    autoFirstPage: false,
    // No standard font: it would not be embedded.
    font: '',
    lang: language === 'es' ? 'es-US' : 'en-US',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, CreationDate: new Date(`${madeOn}T00:00:00Z`) },
  });
  for (const [weight, file] of Object.entries(FONT_FILES)) document.registerFont(weight, file);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done) => document.on('end', done));
  const root = document.struct('Document');
  document.addStructure(root);
  draw(document, root);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
