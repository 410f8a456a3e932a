// oxlint-disable-next-line import/no-named-as-default -- its types know the default alone
import PDFDocument from 'pdfkit';
import type { PolicyFacts } from './policyFacts';

/** The papers of a policy as PDF files. */
export interface Papers {
  /** What is signed: the application with its terms. */
  packet: Buffer;
  /** The declarations and the ID cards. */
  decPage: Buffer;
}

async function draw(facts: PolicyFacts, title: string): Promise<Buffer> {
  const document = new PDFDocument({
    lang: facts.language,
    tagged: true,
    displayTitle: true,
    info: { Title: title },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done) => document.on('end', done));
  document.text(title).text(facts.policyNumber);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Draws both papers; the same facts give the same words. */
export async function renderPapers(facts: PolicyFacts): Promise<Papers> {
  return { packet: await draw(facts, 'Application'), decPage: await draw(facts, 'Declarations') };
}
