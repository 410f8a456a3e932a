import { bottomOf, heightOf, type Ink, type Sheet } from './sheet';
import { GAP, MARGINS } from './style';

export interface Column {
  x: number;
  width: number;
  align: 'left' | 'right';
}

export interface TableData {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  widths: readonly number[];
}

export type Role = 'head' | 'row' | 'fact';

const SPACE = 8;
const FEW_LINES = 60;
const MONEY = /^-?\$[\d,]+\.\d\d$/;

/** Columns by their shares of the width; those of amounts are ranged right. */
export function columnsOf({ left, width }: Sheet, { rows, widths }: TableData): Column[] {
  let x = left;
  return widths.map((share, at): Column => {
    const cells = rows.map((row) => row[at] ?? '').filter(Boolean);
    const isMoney = cells.length > 0 && cells.every((cell) => MONEY.test(cell));
    const column: Column = { x, width: share * width - SPACE, align: isMoney ? 'right' : 'left' };
    x += share * width;
    return column;
  });
}

export const inkOf = (role: Role, at: number): Ink => ({
  bold: role === 'head' || (role === 'fact' && at === 0),
});

/** Rows without a head are facts: their first cell says what the second is. */
export const roleOf = ({ head }: TableData): Role => (head.length === 0 ? 'fact' : 'row');

export function rowHeight(
  sheet: Sheet,
  cells: readonly string[],
  columns: readonly Column[],
  role: Role,
): number {
  const heights = columns.map(({ width }, at) => heightOf(sheet, cells[at] ?? '', width, inkOf(role, at)));
  return Math.max(...heights) + 2 * GAP.cell;
}

/** What a page must have free for the first of these: all that is kept with it, it alone, or a few lines where no page could. */
export function roomFor(sheet: Sheet, kept: number, alone: number): number {
  const page = bottomOf(sheet) - MARGINS.top;
  if (kept <= page) return kept;
  return alone <= page ? alone : FEW_LINES;
}

/**
 * What must be free on a page for each of these heights to begin there. The first takes the second along, and the last but
 * one the last: none of them stands alone.
 */
export function roomsFor(sheet: Sheet, heights: readonly number[]): number[] {
  const rooms: number[] = [];
  for (let at = heights.length - 1; at >= 0; at -= 1) {
    const alone = heights[at] ?? 0;
    const isKept = at === 0 || at === heights.length - 2;
    rooms[at] = roomFor(sheet, alone + (isKept ? (rooms[at + 1] ?? 0) : 0), alone);
  }
  return rooms;
}

/** The same of a table's rows. */
export function rowRooms(sheet: Sheet, table: TableData): number[] {
  const columns = columnsOf(sheet, table);
  return roomsFor(
    sheet,
    table.rows.map((cells) => rowHeight(sheet, cells, columns, roleOf(table))),
  );
}

/** What a table needs to begin: its head, and the rows that stay with it. */
export function tableStart(sheet: Sheet, table: TableData): number {
  const [first = 0] = rowRooms(sheet, table);
  const { head } = table;
  return first + (head.length === 0 ? 0 : rowHeight(sheet, head, columnsOf(sheet, table), 'head'));
}
