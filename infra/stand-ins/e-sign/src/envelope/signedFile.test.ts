import { runs } from '@shared/testing/form';
import * as fc from 'fast-check';
import { readPdf, type ReadPdf } from '../../../../services/api/src/testing/readPdf';
import { readTags } from '../../../../services/api/src/testing/readTags';
import { hasQpdf, tagFaults } from '../../../../services/api/src/testing/tagFaults';
import { apiPaper } from '../testing/apiPaper';
import { signedEnvelope } from '../testing/signedEnvelope';
import { type AuditEntry, sha256 } from './audit';
import type { Envelope, EnvelopeDocument } from './envelope';
import { signedFile } from './signedFile';

const documentOf = ({ documents: [document] }: Envelope): EnvelopeDocument => {
  if (!document) throw new Error('an empty envelope');
  return document;
};
type Case = Omit<Parameters<typeof signedEnvelope>[0], 'content'>;
const signed = (content: Buffer, given: Case) => {
  const envelope = signedEnvelope({ content, ...given });
  return { envelope, file: signedFile(content, envelope, documentOf(envelope)) };
};
/** The pages that signing added. */
const addedTo = (before: ReadPdf, after: ReadPdf) => after.pages.slice(before.pages.length);
const textOf = (pages: ReadPdf['pages']) => pages.map(({ text }) => text).join(' ');
const missing = (text: string, wanted: readonly string[]) =>
  wanted.filter((words) => !text.replaceAll(/\s/g, '').includes(words.replaceAll(/\s/g, '')));
const hashes = (audit: readonly AuditEntry[]) => audit.flatMap(({ at, hash }) => [at, `Hash: ${hash}`]);

describe.each([
  {
    language: 'en' as const,
    words: [
      'Certificate of completion',
      'Signed electronically by Ann Sample on 11/22/2026, 10:00:04 UTC (2026-11-22T10:00:04.000Z), from IP address 203.0.113.7.',
      'Electronic records Agreed to on 11/22/2026, 10:00:02 UTC (2026-11-22T10:00:02.000Z)',
      'Reference USIC-TX-0000042',
      'Consent to electronic records and signatures given, from IP address 203.0.113.7',
      'page 1 of 1',
    ],
  },
  {
    language: 'es' as const,
    words: [
      'Certificado de finalización',
      'Firmado electrónicamente por Ann Sample el 11/22/2026, 10:00:04 UTC (2026-11-22T10:00:04.000Z), desde la dirección IP 203.0.113.7.',
      'Documentos electrónicos Uso aceptado el 11/22/2026, 10:00:02 UTC (2026-11-22T10:00:02.000Z)',
      'Referencia USIC-TX-0000042',
      'Aceptación de documentos y firmas electrónicos, desde la dirección IP 203.0.113.7',
      'página 1 de 1',
    ],
  },
])('the application as signed ($language)', ({ language, words }) => {
  let content: Buffer;
  let file: Buffer;
  let envelope: Envelope;
  let before: ReadPdf;
  let after: ReadPdf;

  beforeAll(async () => {
    content = await apiPaper(language);
    ({ envelope, file } = signed(content, { name: 'Ann Sample', language }));
    [before, after] = [readPdf(content), readPdf(file)];
  });

  test('it contains the sent file byte for byte, and its pages read as before', () => {
    expect(file.subarray(0, content.length).equals(content)).toBe(true);
    expect(after.pages.slice(0, before.pages.length)).toEqual(before.pages);
  });

  test('an added page says who signed what and when, with the consent and the whole audit trail', () => {
    const [page, ...more] = addedTo(before, after);
    expect(more).toEqual([]);
    const all = [...words, sha256(content), envelope.id, ...hashes(envelope.audit)];
    expect(missing(page?.text ?? '', all)).toEqual([]);
  });

  test('the added page is tagged, with headings and table headers, as part of the file’s structure', () => {
    const [page] = addedTo(before, after);
    const roles = new Set(page?.roles);
    for (const role of ['Document', 'Sect', 'H2', 'H3', 'P', 'Table', 'TR', 'TH', 'TD'])
      expect([...roles]).toContain(role);
    expect([after.marked, after.title, after.language]).toEqual([true, before.title, before.language]);
  });

  test('every word and line on the added page is tagged or an artifact, and the file still says what it conforms to', () => {
    const { pages, xmp, version } = readTags(file);
    expect(pages.map(({ unread, painted }) => [unread, painted])).toEqual(pages.map(() => ['', 0]));
    const leaves = pages.at(-1)?.leaves ?? [];
    expect(leaves[0]).toMatchObject({ role: 'H2', below: ['Document', 'Sect'] });
    expect(leaves.filter(({ role, text }) => role === 'P' && text === 'Ann Sample')).toHaveLength(1);
    expect(leaves.filter(({ role }) => role === 'TD').length).toBeGreaterThan(20);
    expect([version, xmp]).toEqual(['1.7', expect.stringContaining('<pdfuaid:part>1</pdfuaid:part>')]);
  });

  (hasQpdf() ? test : test.skip)('the structure is as PDF/UA wants it (needs qpdf)', () => {
    expect(tagFaults(file)).toEqual([]);
  });

  test('the same envelope gives the same bytes', () => {
    expect(signedFile(content, envelope, documentOf(envelope)).equals(file)).toBe(true);
  });
});

test('a long audit trail spans several pages, each with table header and page number; no entry repeats', async () => {
  const content = await apiPaper('en');
  const { envelope, file } = signed(content, { name: 'Ann Sample', documents: 10 });
  const pages = addedTo(readPdf(content), readPdf(file));
  expect(pages.length).toBeGreaterThan(2);
  for (const [at, { text }] of pages.entries()) expect(text).toContain(`page ${at + 1} of ${pages.length}`);
  for (const { text } of pages.slice(1)) expect(text).toMatch(/^No\. When \(UTC\) What happened \d+ 2026-/);
  for (const { hash } of envelope.audit) expect(textOf(pages).split(hash)).toHaveLength(2);
});

test('the last page never has just one entry of the audit trail', async () => {
  const content = await apiPaper('en');
  const { envelope } = signed(content, { name: 'Ann Sample' });
  for (const lines of [1, 2, 3, 4, 5, 6, 7, 8]) {
    // Each line of the reference pushes the trail down.
    const longer = { ...envelope, reference: 'reference '.repeat(8 * lines) };
    const file = signedFile(content, longer, documentOf(longer));
    const last = addedTo(readPdf(content), readPdf(file)).at(-1);
    expect([lines, last?.text.match(/Hash: /g)?.length]).not.toEqual([lines, 1]);
  }
});

test.each(['Zoë Łucja O’Kovač-Őry', 'Nguyễn Thị Phượng', 'Erdoğan Işık'])(
  '%s is on the certificate as typed',
  async (name) => {
    const content = await apiPaper('en');
    const { file } = signed(content, { name });
    expect(textOf(addedTo(readPdf(content), readPdf(file)))).toContain(name);
    expect(file.toString('latin1')).not.toContain('/ActualText');
  },
);

test('what no form of the site accepts is drawn as a question mark and read aloud as typed', async () => {
  const content = await apiPaper('en');
  const { file } = signed(content, { name: '王 Wang' });
  const typed = Buffer.from('\uFEFF王 Wang', 'utf16le').swap16().toString('hex');
  expect(file.toString('latin1')).toContain(`/ActualText <${typed}>`);
});

test('the longest name a form accepts stays within the page', async () => {
  const content = await apiPaper('en');
  const name = 'W'.repeat(200);
  const { file } = signed(content, { name });
  const text = textOf(addedTo(readPdf(content), readPdf(file))).replaceAll(' ', '');
  expect(text).toContain(name);
  // The signature is the largest: 24 letters fill the width of the page.
  const [, line = ''] = / 22 Tf\n1 0 0\.21 1 \S+ \S+ Tm <([\da-f]+)> Tj/.exec(file.toString('latin1')) ?? [];
  expect([line.length / 4 > 20, line.length / 4 <= 25]).toEqual([true, true]);
});

/** Changes a file's structure; the text has the same length, so that all offsets stay valid. */
const corrupted = (content: Buffer, from: string, to: string) => {
  expect(to).toHaveLength(from.length);
  expect(content.includes(from)).toBe(true);
  return Buffer.from(content.toString('latin1').replaceAll(from, to), 'latin1');
};

test.each([
  ['no cross-reference table', 'startxref', 'startxxxx'],
  ['an earlier update', '/Info', '/Prev'],
  ['a damaged cross-reference entry', ' 00000 n ', ' 00001 n '],
  ['an unknown structure tag', '/S /Document', '/S /DocumenX'],
  ['a form', '/ViewerPreferences', '/AcroForm         '],
  ['no list of pages', '/Kids', '/Kidz'],
  ['nested lists of pages', '/Count', '/Counz'],
  ['an object with another number', '3 0 obj', '3 1 obj'],
  ['nested lists of marks', '/Nums', '/Kids'],
  ['no number for the next mark', '/ParentTreeNextKey', '/ParentTreeNextKez'],
])(
  'a file with an unexpected structure gets the signature as comments, not as a page: %s',
  async (_why, from, to) => {
    const content = corrupted(await apiPaper('en'), from, to);
    const { file, envelope } = signed(content, { name: 'Zoë Sample' });
    expect(file.subarray(0, content.length).equals(content)).toBe(true);
    const comments = file.subarray(content.length).toString('latin1');
    expect(comments.length).toBeLessThan(700);
    expect(comments).toContain('% Signed-By: Zo\\u00eb Sample\n');
    expect(comments).toContain(`% Audit-Head: ${envelope.audit.at(-1)?.hash}\n`);
  },
);

test('a damaged file is still signed, with a page or with comments, and its bytes do not change', async () => {
  const content = await apiPaper('en');
  // From the end, where the tables and dictionaries are; drawings and fonts come before them.
  const byte = fc.tuple(fc.integer({ min: 1, max: 15_000 }), fc.constantFrom(...Buffer.from('<>[]()/% 09R')));
  const damage = fc.array(byte, { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(damage, (bytes) => {
      const sent = Buffer.from(content);
      for (const [fromEnd, value] of bytes) sent[sent.length - fromEnd] = value;
      const { file } = signed(sent, { name: 'Ann Sample' });
      expect(file.subarray(0, sent.length).equals(sent)).toBe(true);
      expect(file.length).toBeGreaterThan(sent.length);
    }),
    runs(100),
  );
});
