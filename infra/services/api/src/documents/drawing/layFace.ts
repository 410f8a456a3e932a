import type { Cell, Face } from '../idCards/face';
import { heightOf, type Ink, type Sheet } from './sheet';
import { INK } from './style';

/** Points: 3.375 by 2.125 inches, standard card size. */
export const CARD = { width: 243, height: 153 };
const PADDING = 9;
const GAP = 3.5;
const COLUMN = 6;
const SIZES = { title: 8, label: 5.5, text: 7.5, note: 6.5 };
/** Scales from full size down to the smallest readable size. */
const SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6];

/** A text with its position on the card. */
interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  ink: Ink;
}

/** Texts that belong together on a face, also for screen readers. */
interface Laid {
  kind: 'title' | 'cell' | 'note';
  language: 'en' | 'es' | null;
  pieces: Piece[];
}

/** A face's texts, and how far down its green band reaches; 0 without a title. */
export interface Layout {
  laid: Laid[];
  band: number;
}

const inkOf = (kind: keyof typeof SIZES, scale: number): Ink => ({
  size: SIZES[kind] * scale,
  bold: kind === 'title' || kind === 'text',
  lineGap: 0.5,
  // On the green band.
  ...(kind === 'title' ? { color: INK.onSign } : {}),
});

/** Lays out a face from the top down at a scale; returns its height. */
function layAt(sheet: Sheet, { title, rows, notes }: Face, scale: number): Layout & { height: number } {
  const width = CARD.width - 2 * PADDING;
  const laid: Laid[] = [];
  let y = PADDING;
  const pieceOf = (text: string, kind: keyof typeof SIZES, place: Pick<Piece, 'x' | 'y' | 'width'>) => {
    const ink = inkOf(kind, scale);
    return { piece: { text, ink, ...place }, below: place.y + heightOf(sheet, text, place.width, ink) };
  };
  const layLine = (text: string, kind: 'title' | 'note', language: Laid['language']) => {
    const { piece, below } = pieceOf(text, kind, { x: PADDING, y, width });
    laid.push({ kind, language, pieces: [piece] });
    y = below + GAP * scale;
  };
  const layRow = (cells: readonly Cell[]) => {
    let x = PADDING;
    const bottoms = cells.map(({ label, text, share = 1 }) => {
      const place = { x, width: share * width - COLUMN };
      const above = pieceOf(`${label} `, 'label', { ...place, y });
      const under = pieceOf(text, 'text', { ...place, y: above.below });
      laid.push({ kind: 'cell', language: null, pieces: [above.piece, under.piece] });
      x += share * width;
      return under.below;
    });
    y = Math.max(...bottoms) + GAP * scale;
  };
  if (title !== undefined) layLine(title, 'title', 'en');
  const band = title === undefined ? 0 : y;
  y += band === 0 ? 0 : GAP * scale;
  for (const cells of rows) layRow(cells);
  for (const { text, language } of notes) layLine(text, 'note', language);
  return { laid, band, height: y - GAP * scale + PADDING };
}

/** A face laid out as large as the card allows. */
export function layFace(sheet: Sheet, face: Face): Layout {
  const tries = SCALES.map((scale) => () => layAt(sheet, face, scale));
  for (const lay of tries) {
    const { height, ...layout } = lay();
    if (height <= CARD.height) return layout;
  }
  return layAt(sheet, face, SCALES.at(-1) ?? 1);
}
