import type { Block } from '../blocks';
import { drawCard } from './drawCard';
import { drawTable } from './drawTable';
import { heightOf, makeRoom, type Sheet, write } from './sheet';
import { GAP } from './style';
import { openTag, tag, type Tagged } from './tagged';

const FACT_WIDTHS = [0.32, 0.68];
const INDENT = 12;

function drawParagraph(sheet: Sheet, parent: Tagged, text: string, bold: boolean): void {
  const { document, left, width } = sheet;
  makeRoom(sheet, Math.min(heightOf(sheet, text, width), 60));
  tag(sheet, parent, 'P', () => write(sheet, text, { x: left, y: document.y, width }, { bold }));
  document.y += GAP.block;
}

function drawList(sheet: Sheet, parent: Tagged, items: readonly string[]): void {
  const { document, left, width } = sheet;
  const list = openTag(sheet, parent, 'L');
  for (const text of items) {
    makeRoom(sheet, heightOf(sheet, text, width - INDENT));
    const item = openTag(sheet, list, 'LI');
    const { y } = document;
    tag(sheet, item, 'Lbl', () => write(sheet, '•', { x: left, y, width: INDENT }));
    tag(sheet, item, 'LBody', () => write(sheet, text, { x: left + INDENT, y, width: width - INDENT }));
    item.end();
  }
  list.end();
  document.y += GAP.block;
}

/** Draws a block and tags it as what it is. */
export function drawBlock(sheet: Sheet, parent: Tagged, block: Block): void {
  switch (block.kind) {
    case 'paragraph':
      return drawParagraph(sheet, parent, block.text, block.strong ?? false);
    case 'facts':
      return drawTable(sheet, parent, { head: [], rows: block.rows, widths: FACT_WIDTHS });
    case 'table':
      return drawTable(sheet, parent, block);
    case 'list':
      return drawList(sheet, parent, block.items);
    case 'card':
      return drawCard(sheet, parent, block);
  }
}
