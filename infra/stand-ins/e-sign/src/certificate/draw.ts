import type { Ink } from '../pdf/ink';
import { type Cell, drawRow, drawRule, heightOf, LEFT, makeRoom, type Sheet, WIDTH } from '../pdf/sheet';
import { type Tag, within } from '../pdf/tag';

export const SMALL: Ink = { font: 'plain', size: 8 };
const TEXT: Ink = { font: 'plain', size: 9.5 };
const TERM: Ink = { font: 'bold', size: 9.5 };
const HEAD: Ink = { font: 'bold', size: 8 };
const TITLES: Record<2 | 3, Ink> = { 2: { font: 'bold', size: 18 }, 3: { font: 'bold', size: 12.5 } };
const SIGNATURE: Ink = { font: 'slanted', size: 22 };
const GAP = { section: 14, block: 6, cell: 3, column: 8 };
/** A heading stays with the first lines under it. */
const KEPT_TOGETHER = 100;
const SIGNATURE_WIDTH = 300;
const HEAD_ROOM = 20;

/** A sheet, and the structure element being drawn. */
export interface Pen {
  sheet: Sheet;
  parent: Tag;
}

export function drawHeading({ sheet, parent }: Pen, text: string, level: 2 | 3): void {
  if (!makeRoom(sheet, KEPT_TOGETHER) && level > 2) sheet.y += GAP.section;
  drawRow(sheet, [{ tag: within(parent, `H${level}`), text, left: LEFT, width: WIDTH, ink: TITLES[level] }]);
  sheet.y += GAP.cell;
}

export function drawParagraph({ sheet, parent }: Pen, text: string, ink = TEXT): void {
  drawRow(sheet, [{ tag: within(parent, 'P'), text, left: LEFT, width: WIDTH, ink }]);
  sheet.y += GAP.block;
}

/** The signer's name on its line. */
export function drawSignature({ sheet, parent }: Pen, name: string): void {
  sheet.y += GAP.block;
  drawRow(sheet, [{ tag: within(parent, 'P'), text: name, left: LEFT, width: WIDTH, ink: SIGNATURE }]);
  drawRule(sheet, SIGNATURE_WIDTH);
  sheet.y += GAP.block;
}

interface Column {
  share: number;
  ink: Ink;
}

/** A row's cells in their columns, each as the structure element that `tagOf` makes for it. */
function cellsOf(
  columns: readonly Column[],
  texts: readonly string[],
  tagOf: (at: number) => Tag | null,
): Cell[] {
  let left = LEFT;
  return columns.map(({ share, ink }, at) => {
    const width = share * WIDTH;
    const cell = { tag: tagOf(at), text: texts[at] ?? '', left, width: width - GAP.column, ink };
    left += width;
    return cell;
  });
}

function drawCells(sheet: Sheet, cells: readonly Cell[]): void {
  sheet.y += GAP.cell;
  drawRow(sheet, cells);
  sheet.y += GAP.cell;
  drawRule(sheet);
}

const FACTS: Column[] = [
  { share: 0.32, ink: TERM },
  { share: 0.68, ink: TEXT },
];

/** Labels and their values. */
export function drawFacts({ sheet, parent }: Pen, rows: readonly (readonly [string, string])[]): void {
  const table = within(parent, 'Table');
  for (const row of rows) {
    const line = within(table, 'TR');
    const cells = cellsOf(FACTS, row, (at) => (at === 0 ? within(line, 'TH', 'Row') : within(line, 'TD')));
    drawCells(sheet, cells);
  }
  sheet.y += GAP.block;
}

interface TableData {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  shares: readonly number[];
}

/** The height needed to start a row here: the last row is kept with the one before, so that it is never alone. */
const roomFor = (heights: readonly number[], at: number): number =>
  (heights[at] ?? 0) + (at === heights.length - 2 ? (heights[at + 1] ?? 0) : 0);

/** A table in small print; its head stays with its first row, and is repeated on every page it continues on. */
export function drawTable({ sheet, parent }: Pen, { head, rows, shares }: TableData): void {
  const columns = (ink: Ink) => shares.map((share) => ({ share, ink }));
  const table = within(parent, 'Table');
  const first = within(table, 'TR');
  const drawHead = (tagOf: () => Tag | null) => drawCells(sheet, cellsOf(columns(HEAD), head, tagOf));
  const heights = rows.map((row) => heightOf(cellsOf(columns(SMALL), row, () => null)) + 2 * GAP.cell);
  for (const [at, row] of rows.entries()) {
    const line = within(table, 'TR');
    const cells = cellsOf(columns(SMALL), row, () => within(line, 'TD'));
    const isNew = makeRoom(sheet, roomFor(heights, at) + (at === 0 ? HEAD_ROOM : 0));
    if (at === 0) drawHead(() => within(first, 'TH', 'Column'));
    else if (isNew) drawHead(() => null);
    drawCells(sheet, cells);
  }
}
