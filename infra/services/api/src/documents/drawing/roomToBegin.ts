import type { Block, Section } from '../blocks';
import { roomFor, roomsFor, tableStart } from './measureTable';
import { heightOf, type Sheet } from './sheet';
import { FACT_WIDTHS, GAP, HEADING_SIZES, INDENT } from './style';

export const factsTable = (rows: readonly (readonly [string, string])[]) => ({
  head: [],
  rows,
  widths: FACT_WIDTHS,
});

/** Space needed to start each item of a list. */
export const itemRooms = (sheet: Sheet, items: readonly string[]): number[] =>
  roomsFor(
    sheet,
    items.map((text) => heightOf(sheet, text, sheet.width - INDENT)),
  );

type Paragraph = Extract<Block, { kind: 'paragraph' }>;

/** A bold line stays with its text, and a section's last words with those before them. */
function paragraphStart(
  sheet: Sheet,
  blocks: readonly Block[],
  at: number,
  { text, strong = false }: Paragraph,
): number {
  const alone = heightOf(sheet, text, sheet.width, { bold: strong }) + GAP.block;
  const next = blocks[at + 1];
  const isKept = strong || (next?.kind === 'paragraph' && at + 2 === blocks.length);
  return roomFor(sheet, alone + (isKept ? blockStart(sheet, blocks, at + 1) : 0), alone);
}

/** Free space needed on a page to start a block with everything kept with it; 0 for no block. */
export function blockStart(sheet: Sheet, blocks: readonly Block[], at: number): number {
  const block = blocks[at];
  if (!block) return 0;
  if (block.kind === 'paragraph') return paragraphStart(sheet, blocks, at, block);
  if (block.kind === 'list') return itemRooms(sheet, block.items)[0] ?? 0;
  return tableStart(sheet, block.kind === 'facts' ? factsTable(block.rows) : block);
}

/** Space for a heading: itself, and the beginning of its content. */
export function headingStart(sheet: Sheet, { title, blocks, parts = [] }: Section, level: 1 | 2 | 3): number {
  const own = heightOf(sheet, title, sheet.width, { size: HEADING_SIZES[level], bold: true });
  const [part] = parts;
  const under = blocks.length > 0 || !part ? blockStart(sheet, blocks, 0) : headingStart(sheet, part, 3);
  return own + GAP.section + GAP.cell + under;
}
