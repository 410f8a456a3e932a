import type { Paper, Section, Block } from '../blocks';
import { makeFile } from './makeFile';
import { headingStart, blockStart, factsTable, itemRooms } from './roomToBegin';
import { bottomOf, makeRoom, type Sheet, write, asArtifact, drawRule } from './sheet';
import { GAP, HEADING_SIZES, INK, MARGINS, SIZE, INDENT } from './style';
import { openTag, tag, type Tagged, openList, tagHeader } from './tagged';
import {
  columnsOf,
  type Column,
  inkOf,
  type Role,
  roleOf,
  rowHeight,
  rowRooms,
  type TableData,
  tableStart,
} from './measureTable';

interface Row {
  cells: readonly string[];
  columns: readonly Column[];
  role: Role;
}

/** The cells of a row; `put` tags each in the structure. */
function drawCells(
  sheet: Sheet,
  { cells, columns, role }: Row,
  put: (at: number, draw: () => void) => void,
): void {
  const { document } = sheet;
  const { page } = document;
  const y = document.y + GAP.cell;
  const end = document.y + rowHeight(sheet, cells, columns, role);
  for (const [at, { x, width, align }] of columns.entries()) {
    put(at, () => write(sheet, cells[at] ?? '', { x, y, width }, { ...inkOf(role, at), align }));
  }
  // Only the last cell can be long enough to continue on other pages, so the cursor is at its end.
  document.y = document.page === page ? end : document.y + GAP.cell;
}

function drawRow(sheet: Sheet, table: Tagged, row: Row): void {
  const line = openTag(sheet, table, 'TR');
  drawCells(sheet, row, (at, draw) => {
    if (row.role !== 'head' && at > 0) tag(sheet, line, 'TD', draw);
    else tagHeader(sheet, line, row.role === 'head' ? 'Column' : 'Row', draw);
  });
  line.end();
  drawRule(sheet, sheet.document.y);
}

/** Repeats the table head. Its rule is a separate artifact, because a nested one would be closed twice. */
function repeatHead(sheet: Sheet, heading: Row): void {
  asArtifact(sheet, 'Pagination', () => drawCells(sheet, heading, (_at, draw) => draw()));
  drawRule(sheet, sheet.document.y);
}

/** A table; its head is repeated on every page it continues on. */
function drawTable(sheet: Sheet, parent: Tagged, data: TableData): void {
  const { head, rows } = data;
  const columns = columnsOf(sheet, data);
  const rooms = rowRooms(sheet, data);
  const heading: Row = { cells: head, columns, role: 'head' };
  makeRoom(sheet, tableStart(sheet, data));
  const table = openTag(sheet, parent, 'Table');
  if (head.length > 0) drawRow(sheet, table, heading);
  for (const [at, cells] of rows.entries()) {
    if (makeRoom(sheet, rooms[at] ?? 0) && head.length > 0) repeatHead(sheet, heading);
    drawRow(sheet, table, { cells, columns, role: roleOf(data) });
  }
  table.end();
  sheet.document.y += GAP.block;
}

function drawParagraph(sheet: Sheet, parent: Tagged, text: string, bold: boolean): void {
  const { document, left, width } = sheet;
  tag(sheet, parent, 'P', () => write(sheet, text, { x: left, y: document.y, width }, { bold }));
  document.y += GAP.block;
}

function drawList(sheet: Sheet, parent: Tagged, items: readonly string[]): void {
  const { document, left, width } = sheet;
  const rooms = itemRooms(sheet, items);
  const list = openList(sheet, parent);
  for (const [at, text] of items.entries()) {
    makeRoom(sheet, rooms[at] ?? 0);
    const item = openTag(sheet, list, 'LI');
    const { y } = document;
    tag(sheet, item, 'Lbl', () => write(sheet, '•', { x: left, y, width: INDENT }));
    tag(sheet, item, 'LBody', () => write(sheet, text, { x: left + INDENT, y, width: width - INDENT }));
    item.end();
  }
  list.end();
  document.y += GAP.block;
}

function drawBlock(sheet: Sheet, parent: Tagged, block: Block): void {
  switch (block.kind) {
    case 'paragraph':
      return drawParagraph(sheet, parent, block.text, block.strong ?? false);
    case 'facts':
      return drawTable(sheet, parent, factsTable(block.rows));
    case 'table':
      return drawTable(sheet, parent, block);
    case 'list':
      return drawList(sheet, parent, block.items);
  }
}

/** Draws and tags the blocks of a section, keeping together what must share a page. */
function drawBlocks(sheet: Sheet, parent: Tagged, blocks: readonly Block[]): void {
  for (const [at, block] of blocks.entries()) {
    makeRoom(sheet, blockStart(sheet, blocks, at));
    drawBlock(sheet, parent, block);
  }
}

const QUIET = { size: SIZE.small, color: INK.quiet };
const HEAD = 40;
const FOOT = 44;

/** The site's road under the header: asphalt with an amber lane. */
function drawRoad(sheet: Sheet, y: number): void {
  const { document, left, width } = sheet;
  asArtifact(sheet, 'Layout', () => {
    document.rect(left, y, width, 5).fill(INK.asphalt);
    document.lineWidth(1).dash(9, { space: 7 });
    document
      .moveTo(left + 6, y + 2.5)
      .lineTo(left + width - 6, y + 2.5)
      .stroke(INK.amber);
    document.undash();
  });
}

/** Draws the header and page number of every page once the page count is known. */
function drawPageEdges(sheet: Sheet, { head, foot, title }: Pick<Paper, 'head' | 'foot' | 'title'>): void {
  const { document, left, width } = sheet;
  const { start, count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(start + page);
    // Text below the margin would start another page.
    document.page.margins.bottom = 0;
    asArtifact(sheet, 'Pagination', () => {
      write(sheet, head, { x: left, y: HEAD, width: width / 2 }, QUIET);
      write(sheet, title, { x: left + width / 2, y: HEAD, width: width / 2 }, { ...QUIET, align: 'right' });
      const number = { x: left, y: document.page.height - FOOT, width };
      write(sheet, foot(page + 1, count), number, { ...QUIET, align: 'right' });
    });
    drawRoad(sheet, MARGINS.top - 19);
  }
}

function drawHeading(sheet: Sheet, parent: Tagged, title: string, level: 1 | 2 | 3): void {
  const { document, left, width } = sheet;
  const ink = { size: HEADING_SIZES[level], bold: true, color: level === 2 ? INK.sign : INK.text };
  tag(sheet, parent, `H${level}`, () => write(sheet, title, { x: left, y: document.y, width }, ink));
  document.y += GAP.cell;
}

function drawSection(sheet: Sheet, parent: Tagged, section: Section, level: 2 | 3): void {
  const isNewPage = section.ownSheet
    ? makeRoom(sheet, Infinity)
    : makeRoom(sheet, headingStart(sheet, section, level));
  if (!isNewPage) sheet.document.y += level === 2 ? GAP.section : GAP.block;
  const part = openTag(sheet, parent, 'Sect');
  drawHeading(sheet, part, section.title, level);
  drawBlocks(sheet, part, section.blocks);
  for (const inner of section.parts ?? []) drawSection(sheet, part, inner, 3);
  part.end();
  // What comes after a sheet of its own begins another one.
  if (section.ownSheet) sheet.document.y = bottomOf(sheet);
}

/** Draws a paper as a tagged PDF file. */
export const drawPaper = (paper: Paper): Promise<Buffer> =>
  makeFile(paper, (document, root) => {
    document.addPage({ size: 'LETTER', margins: MARGINS });
    const width = document.page.width - MARGINS.left - MARGINS.right;
    const sheet = { document, left: MARGINS.left, width };
    drawHeading(sheet, root, paper.title, 1);
    for (const section of paper.sections) drawSection(sheet, root, section, 2);
    root.end();
    drawPageEdges(sheet, paper);
  });
