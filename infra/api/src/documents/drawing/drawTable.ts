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
import { asArtifact, drawRule, makeRoom, type Sheet, write } from './sheet';
import { GAP } from './style';
import { openTag, tag, type Tagged, tagHeader } from './tagged';

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
export function drawTable(sheet: Sheet, parent: Tagged, data: TableData): void {
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
