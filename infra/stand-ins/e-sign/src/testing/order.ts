import { createHash } from 'node:crypto';

/** A sender's order: the signer, the documents, and the return address. */
export const NAME = 'Ann Sample';
export const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const paper = (id: string) => {
  const content: Buffer = Buffer.from(`%PDF-1.7\n% ${id}\n%%EOF\n`);
  return { id, title: `Paper ${id}`, sha256: digest(content), content };
};
export const PAPERS = [paper('p1'), paper('p2')];
export const IDS = PAPERS.map(({ id }) => id);
export const order = {
  key: 'purchase-1',
  reference: 'FCIC-IL-0000001',
  language: 'en' as const,
  signer: { name: NAME, email: 'ann@example.com' },
  documents: PAPERS,
  returnUrl: 'https://site.test/bol/quotes/q1/confirmation',
  embedOrigin: 'https://site.test',
};
