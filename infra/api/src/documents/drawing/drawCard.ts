import type { Fact } from '../blocks';
import { drawTable } from './drawTable';
import { asArtifact, heightOf, makeRoom, type Sheet, write } from './sheet';
import { GAP, INK, SIZE } from './style';
import { openTag, tag, type Tagged } from './tagged';

const PADDING = 12;
const WIDTHS = [0.28, 0.72];
const SMALL = { size: SIZE.small, color: INK.quiet };

interface Card {
  title: string;
  rows: readonly Fact[];
  foot: string;
}

/** An identification card in a frame to cut along, whole on one page. */
export function drawCard(sheet: Sheet, parent: Tagged, { title, rows, foot }: Card): void {
  const { document } = sheet;
  const inside: Sheet = { document, left: sheet.left + PADDING, width: sheet.width - 2 * PADDING };
  const place = () => ({ x: inside.left, y: document.y, width: inside.width });
  const lines = rows.map((row) =>
    Math.max(...row.map((text, at) => heightOf(sheet, text, (WIDTHS[at] ?? 0) * inside.width - PADDING))),
  );
  const table = lines.reduce((sum, height) => sum + height + 2 * GAP.cell, 0);
  makeRoom(
    sheet,
    table + heightOf(inside, title, inside.width, { size: SIZE.section, bold: true }) + 5 * PADDING,
  );
  const top = document.y;
  document.y += PADDING;
  const card = openTag(sheet, parent, 'Sect');
  tag(sheet, card, 'H3', () => write(inside, title, place(), { size: SIZE.part, bold: true }));
  document.y += GAP.cell;
  drawTable(inside, card, { head: [], rows, widths: WIDTHS });
  tag(sheet, card, 'P', () => write(inside, foot, place(), SMALL));
  card.end();
  document.y += PADDING;
  asArtifact(sheet, 'Layout', () => {
    document
      .rect(sheet.left, top, sheet.width, document.y - top)
      .lineWidth(1)
      .dash(3, {})
      .stroke(INK.quiet)
      .undash();
  });
  document.y += GAP.section;
}
