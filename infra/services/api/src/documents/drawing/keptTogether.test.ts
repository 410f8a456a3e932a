import { inflateSync } from 'node:zlib';
import type { Block } from '../blocks';
import { readPdf } from '../../testing/readPdf';
import { drawPaper } from './drawPaper';

const draw = (blocks: readonly (readonly Block[])[]) =>
  drawPaper({
    title: 'Paper',
    language: 'en',
    madeOn: '2026-11-21',
    head: 'Head',
    foot: (page) => `Page ${page}`,
    sections: blocks.map((each, at) => ({ title: `Section ${at + 1}`, blocks: each })),
  });

const lines = (count: number): Block => ({
  kind: 'facts',
  rows: Array.from({ length: count }, (_, at) => [`fact-${at + 1}`, 'value'] as const),
});
const table = (count: number): Block => ({
  kind: 'table',
  head: ['Name', 'Value'],
  widths: [0.5, 0.5],
  rows: Array.from({ length: count }, (_, at) => [`row-${at + 1}`, 'value']),
});
const list = (count: number, name = 'item'): Block => ({
  kind: 'list',
  items: Array.from({ length: count }, (_, at) => `${name}-${at + 1}`),
});
const said: Block[] = [
  { kind: 'paragraph', text: 'Strong line', strong: true },
  { kind: 'paragraph', text: 'What it is said of. '.repeat(12) },
  { kind: 'paragraph', text: 'Last words' },
];

/** How often a word occurs on each page. */
const timesOn = (pages: readonly { text: string }[], word: RegExp) =>
  pages.map(({ text }) => text.match(word)?.length ?? 0);

/** Filler lines before a section, so that it starts at every height where a page break could split it. */
const BEFORE = Array.from({ length: 14 }, (_, at) => at + 40);

test.each([
  ['row-', table],
  ['fact-', lines],
  ['item-', list],
] as const)(
  'a heading always stays with two lines of its section, and no %s is alone on a page',
  async (word, make) => {
    for (const count of BEFORE) {
      const { pages } = readPdf(await draw([[list(count, 'before')], [make(7)]]));
      const rows = timesOn(pages, new RegExp(word, 'g'));
      expect([count, rows.filter((times) => times === 1)]).toEqual([count, []]);
      const heading = timesOn(pages, /Section 2/g).indexOf(1);
      expect([count, rows[heading]]).not.toEqual([count, 0]);
    }
  },
);

test('a bold line stays with its text, and the last words with those before them', async () => {
  for (const count of BEFORE) {
    const { pages } = readPdf(await draw([[list(count, 'before'), ...said]]));
    const strong = timesOn(pages, /Strong line/g);
    expect([count, timesOn(pages, /Last words/g)]).toEqual([count, strong]);
    expect([count, timesOn(pages, /What it is said of\./g).map((times) => times > 0)]).toEqual([
      count,
      strong.map((times) => times > 0),
    ]);
  }
});

/** Every drawing stream in the file, as text. */
function drawingsIn(file: Buffer): string[] {
  const text = file.toString('latin1');
  return Array.from(text.matchAll(/stream\r?\n([\s\S]*?)\nendstream/g), ([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
}

test('every mark that a page opens is closed there, even if a table head is repeated', async () => {
  const marks = drawingsIn(await draw([[table(90)]])).map((drawing) =>
    [/\b(BDC|BMC)$/gm, /^EMC$/gm].map((mark) => drawing.match(mark)?.length ?? 0),
  );
  expect(marks.filter(([opened]) => opened).length).toBeGreaterThan(2);
  for (const [opened, closed] of marks) expect(closed).toBe(opened);
});
