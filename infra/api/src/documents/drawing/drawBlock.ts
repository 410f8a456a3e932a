import type { Block } from '../blocks';
import { drawCard } from './drawCard';
import { drawTable } from './drawTable';
import { asArtifact, heightOf, makeRoom, type Sheet, write } from './sheet';
import { GAP, INK, SIZE } from './style';
import { openTag, tag, type Tagged } from './tagged';

const FACT_WIDTHS = [0.32, 0.68];
const SIGNATURE_ROOM = 34;
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

/** Lines to sign and date on, side by side, with what belongs on each below. */
function drawSignature(sheet: Sheet, parent: Tagged, lines: readonly string[]): void {
  const { document, left } = sheet;
  makeRoom(sheet, SIGNATURE_ROOM + 40);
  const y = document.y + SIGNATURE_ROOM;
  const width = sheet.width / lines.length;
  for (const [at, text] of lines.entries()) {
    const x = left + at * width;
    asArtifact(sheet, 'Layout', () => {
      document
        .moveTo(x, y)
        .lineTo(x + width - INDENT, y)
        .lineWidth(0.75)
        .stroke(INK.text);
    });
    const place = { x, y: y + GAP.cell, width: width - INDENT };
    tag(sheet, parent, 'P', () => write(sheet, text, place, { size: SIZE.small }));
  }
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
    case 'signature':
      return drawSignature(sheet, parent, block.lines);
    case 'card':
      return drawCard(sheet, parent, block);
  }
}
