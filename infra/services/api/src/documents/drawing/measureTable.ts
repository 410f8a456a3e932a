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

/** Columns by their share of the width; amounts are right-aligned. */
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

/** Rows without a head are facts: the first cell labels the second. */
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

/**
 * Free space needed on a page before the first of these: all that is kept with it, or it alone, or a few lines if no
 * page could hold it.
 */
export function roomFor(sheet: Sheet, kept: number, alone: number): number {
  const page = bottomOf(sheet) - MARGINS.top;
  if (kept <= page) return kept;
  return alone <= page ? alone : FEW_LINES;
}

/**
 * Free space needed on a page to start each of these heights. The first is kept with the second, and the last with
 * the one before, so that none is alone.
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

/** The same for a table's rows. */
export function rowRooms(sheet: Sheet, table: TableData): number[] {
  const columns = columnsOf(sheet, table);
  return roomsFor(
    sheet,
    table.rows.map((cells) => rowHeight(sheet, cells, columns, roleOf(table))),
  );
}

/** Space needed to start a table: its head, and the rows kept with it. */
export function tableStart(sheet: Sheet, table: TableData): number {
  const [first = 0] = rowRooms(sheet, table);
  const { head } = table;
  return first + (head.length === 0 ? 0 : rowHeight(sheet, head, columnsOf(sheet, table), 'head'));
}
