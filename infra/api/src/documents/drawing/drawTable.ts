import { asArtifact, bottomOf, drawRule, heightOf, type Ink, type Sheet, write } from './sheet';
import { GAP, MARGINS } from './style';
import { openTag, tag, type Tagged, tagHeader } from './tagged';

interface Column {
  x: number;
  width: number;
  align: 'left' | 'right';
}

const SPACE = 8;
const FEW_LINES = 60;
const MONEY = /^-?\$[\d,]+\.\d\d$/;

/** Columns by their shares of the width; those of amounts are ranged right. */
function columnsOf({ left, width }: Sheet, shares: readonly number[], rows: readonly (readonly string[])[]) {
  let x = left;
  return shares.map((share, at): Column => {
    const cells = rows.map((row) => row[at] ?? '').filter(Boolean);
    const isMoney = cells.length > 0 && cells.every((cell) => MONEY.test(cell));
    const column: Column = { x, width: share * width - SPACE, align: isMoney ? 'right' : 'left' };
    x += share * width;
    return column;
  });
}

type Role = 'head' | 'row' | 'fact';
const inkOf = (role: Role, at: number): Ink => ({ bold: role === 'head' || (role === 'fact' && at === 0) });

function rowHeight(sheet: Sheet, cells: readonly string[], columns: readonly Column[], role: Role): number {
  const heights = columns.map(({ width }, at) => heightOf(sheet, cells[at] ?? '', width, inkOf(role, at)));
  return Math.max(...heights) + 2 * GAP.cell;
}

/** What must be free on a page for a row to begin there: all of it, or a few lines where no page could hold it whole. */
const roomFor = (sheet: Sheet, height: number): number =>
  height > bottomOf(sheet) - MARGINS.top ? FEW_LINES : height;

/** The cells of a row; `put` says what each is in the structure. */
function drawCells(
  sheet: Sheet,
  { cells, columns, role }: { cells: readonly string[]; columns: readonly Column[]; role: Role },
  put: (at: number, draw: () => void) => void,
): void {
  const { document } = sheet;
  const { page } = document;
  const y = document.y + GAP.cell;
  const end = document.y + rowHeight(sheet, cells, columns, role);
  for (const [at, { x, width, align }] of columns.entries()) {
    put(at, () => write(sheet, cells[at] ?? '', { x, y, width }, { ...inkOf(role, at), align }));
  }
  // The last cell, the only one that is ever so long, may have gone on to other pages: the pen stands where it ended.
  document.y = document.page === page ? end : document.y + GAP.cell;
  drawRule(sheet, document.y);
}

function drawRow(
  sheet: Sheet,
  table: Tagged,
  row: { cells: readonly string[]; columns: readonly Column[]; role: Role },
): void {
  const line = openTag(sheet, table, 'TR');
  drawCells(sheet, row, (at, draw) => {
    if (row.role !== 'head' && at > 0) tag(sheet, line, 'TD', draw);
    else tagHeader(sheet, line, row.role === 'head' ? 'Column' : 'Row', draw);
  });
  line.end();
}

interface TableData {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  widths: readonly number[];
}

/** A table; its head is drawn again on every page that it goes on to. */
export function drawTable(sheet: Sheet, parent: Tagged, { head, rows, widths }: TableData): void {
  const columns = columnsOf(sheet, widths, rows);
  const table = openTag(sheet, parent, 'Table');
  const role = head.length === 0 ? 'fact' : 'row';
  const heading = { cells: head, columns, role: 'head' as const };
  if (head.length > 0) drawRow(sheet, table, heading);
  for (const cells of rows) {
    const room = roomFor(sheet, rowHeight(sheet, cells, columns, role));
    if (sheet.document.y + room > bottomOf(sheet)) {
      sheet.document.addPage();
      if (head.length > 0) {
        asArtifact(sheet, 'Pagination', () => drawCells(sheet, heading, (_at, draw) => draw()));
      }
    }
    drawRow(sheet, table, { cells, columns, role });
  }
  table.end();
  sheet.document.y += GAP.block;
}
