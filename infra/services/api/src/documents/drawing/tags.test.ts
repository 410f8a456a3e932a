import { HOUSEHOLD } from '../../testing/papers';
import { policyFactsOf } from '../../testing/policyFacts';
import { type ReadTags, readTags } from '../../testing/readTags';
import { hasQpdf, tagFaults } from '../../testing/tagFaults';
import type { Block, Paper, Section } from '../blocks';
import { application } from '../papers/application';
import { declarations } from '../papers/declarations';
import { type Papers, renderPapers } from '../renderPapers';

const whereQpdf = hasQpdf() ? test : test.skip;

type Said = readonly [role: string, text: string];

function saidIn(block: Block): Said[] {
  switch (block.kind) {
    case 'paragraph':
      return [['P', block.text]];
    case 'facts':
      return block.rows.flatMap(([term, value]): Said[] => [
        ['TH', term],
        ['TD', value],
      ]);
    case 'table': {
      const rows = block.rows.flatMap((row) => row.map((text, at): Said => [at === 0 ? 'TH' : 'TD', text]));
      return [...block.head.map((text): Said => ['TH', text]), ...rows];
    }
    default:
      return block.items.flatMap((item): Said[] => [
        ['Lbl', '•'],
        ['LBody', item],
      ]);
  }
}

const saidOf = (level: 2 | 3, { title, blocks, parts = [] }: Section): Said[] => [
  [`H${level}`, title],
  ...blocks.flatMap(saidIn),
  ...parts.flatMap((part) => saidOf(3, part)),
];

/** What a screen reader says of a paper, from its blocks. */
const expected = ({ title, sections }: Paper): Said[] => [
  ['H1', title],
  ...sections.flatMap((section) => saidOf(2, section)),
];

const joined = (before: string, more: string) => `${before} ${more}`.trim();

/** The same as read from the file; an element that continues on another page is whole. */
function readFrom({ pages }: ReadTags, wanted: readonly Said[]): Said[] {
  const leaves = pages.flatMap(({ leaves: onPage }) => onPage);
  return wanted.map(([, text]) => {
    const { role = 'none', text: begin = '' } = leaves.shift() ?? {};
    let whole = begin;
    while (whole !== text && leaves[0]?.role === role && text.startsWith(joined(whole, leaves[0].text)))
      whole = joined(whole, leaves.shift()?.text ?? '');
    return [role, whole];
  });
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

describe.each([
  ['en', 'en-US'],
  ['es', 'es-US'],
] as const)('papers for a screen reader (%s)', (language, tagged) => {
  const facts = policyFactsOf({ ...HOUSEHOLD, language });
  let papers: Papers;
  let read: Record<keyof Papers, ReadTags>;

  beforeAll(async () => {
    papers = await renderPapers(facts);
    const { packet, decPage, idCards } = papers;
    read = { packet: readTags(packet), decPage: readTags(decPage), idCards: readTags(idCards) };
  });

  test('each is a tagged PDF 1.7 that says it conforms to PDF/UA, with its language and title', () => {
    for (const { isMarked, showsTitle, title, language: lang, version, xmp } of Object.values(read)) {
      expect({ isMarked, showsTitle, lang, version }).toEqual({
        isMarked: true,
        showsTitle: true,
        lang: tagged,
        version: '1.7',
      });
      expect(title).toMatch(/\S/);
      expect(xmp).toContain(`<rdf:li xml:lang="x-default">${title}</rdf:li>`);
      expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
    }
  });

  test.each([
    ['packet', application],
    ['decPage', declarations],
  ] as const)(
    '%s: every heading, paragraph, table cell and list item is tagged, in reading order',
    (which, paperOf) => {
      const wanted = expected(paperOf(facts)).map(([role, text]): Said => [role, oneLine(text)]);
      expect(wanted.length).toBeGreaterThan(80);
      expect(readFrom(read[which], wanted)).toEqual(wanted);
    },
  );

  test('nothing is drawn outside of tags and artifacts', () => {
    for (const { pages } of Object.values(read))
      expect(pages.map(({ unread, painted }) => [unread, painted])).toEqual(pages.map(() => ['', 0]));
  });

  test('a card has its title as a heading, and its statement in its own language', () => {
    const [front, back] = read.idCards.pages;
    expect(front?.leaves[0]).toMatchObject({ role: 'H1', lang: 'en-US' });
    expect(back?.leaves.at(-1)?.lang).toBe(tagged);
    expect(front?.leaves[1]?.text).toMatch(/^Carrier\b.* Union Summit Insurance Company 130 Example Plaza,/);
    expect(read.idCards.pages.at(-1)?.leaves).toEqual([]);
  });

  whereQpdf('their structure is as PDF/UA wants it (needs qpdf)', () => {
    for (const file of Object.values(papers)) expect(tagFaults(file)).toEqual([]);
  });
});

whereQpdf('a fault in the structure is found (needs qpdf)', async () => {
  const { packet } = await renderPapers(policyFactsOf(HOUSEHOLD));
  const faultsWith = (from: string, to: string) => {
    expect([packet.includes(from), to.length]).toEqual([true, from.length]);
    return tagFaults(Buffer.from(packet.toString('latin1').replaceAll(from, to), 'latin1'));
  };
  expect(faultsWith('/Lang', '/Long')).toEqual(['no language']);
  expect(faultsWith('/DisplayDocTitle true', '/DisplayDocTitle null')).toEqual(['its title is not shown']);
  expect(faultsWith('/FontFile2', '/FontFile0')).toHaveLength(2);
  expect(faultsWith('/Scope /Row', '/Scope /Raw')).toContain('/TH labels neither row nor column');
  expect(faultsWith('/Disc', '/None')).toContain('/L does not say its bullets');
  expect(faultsWith('/S /H2', '/S /H4')).toContain('/H4 in /Sect');
  expect(faultsWith('/S /H2', '/S /H3')).toContain('a skip to heading 3');
  expect(faultsWith('/S /LI', '/S /TR')).toContain('/TR in /L');
  expect(faultsWith('/StructParents 0', '/StructParents 9')).toContain('mark 0/0 is in no element');
});
