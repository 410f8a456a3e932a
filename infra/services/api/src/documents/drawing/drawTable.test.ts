import { readPdf } from '../../testing/readPdf';
import { drawPaper } from './drawPaper';

const linesOf = (count: number) => Array.from({ length: count }, (_, at) => `line ${at + 1} end`).join('\n');

async function pagesOf(rows: string[][]) {
  const block = { kind: 'table' as const, head: [], rows, widths: [0.32, 0.68] };
  const paper = {
    title: 'Paper',
    language: 'en' as const,
    madeOn: '2026-11-21',
    head: 'Head',
    foot: (page: number) => `Page ${page}`,
    sections: [{ title: 'Section', blocks: [block] }],
  };
  return readPdf(await drawPaper(paper)).pages.map(({ text }) => text);
}

test('a cell taller than a page starts below the previous block, and the next block starts where it ends', async () => {
  const pages = await pagesOf([
    ['Before', 'b'],
    ['Tall', linesOf(120)],
    ['After', 'a'],
  ]);
  expect(pages).toHaveLength(3);
  expect(pages[0]).toMatch(/Before b Tall line 1 end/);
  expect(pages[2]).toMatch(/line 120 end After a/);
  const all = pages.join(' ');
  for (let line = 1; line <= 120; line += 1) expect(all.split(`line ${line} end`)).toHaveLength(2);
});

test('a row that fits a page is not split', async () => {
  const pages = await pagesOf([
    ['Before', linesOf(30)],
    ['Whole', linesOf(30)],
  ]);
  expect(pages).toHaveLength(2);
  expect(pages[0]).not.toContain('Whole');
  expect(pages[1]).toMatch(/Whole line 1 end .*line 30 end/s);
});
