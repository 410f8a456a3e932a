import type { Block } from '../blocks';
import { drawTable } from './drawTable';
import { blockStart, factsTable, itemRooms } from './roomToBegin';
import { makeRoom, type Sheet, write } from './sheet';
import { GAP, INDENT } from './style';
import { openList, openTag, tag, type Tagged } from './tagged';

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
export function drawBlocks(sheet: Sheet, parent: Tagged, blocks: readonly Block[]): void {
  for (const [at, block] of blocks.entries()) {
    makeRoom(sheet, blockStart(sheet, blocks, at));
    drawBlock(sheet, parent, block);
  }
}
