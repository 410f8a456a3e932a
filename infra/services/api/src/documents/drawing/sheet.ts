import { drawable } from '@infra/paper-font';
import { GAP, INK, SIZE } from './style';

/** A paper being drawn; each drawing goes into the given part of its structure. */
export interface Sheet {
  document: PDFKit.PDFDocument;
  left: number;
  width: number;
}

export interface Ink {
  size?: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'right';
  lineGap?: number;
}

/** Sets the font; measuring and drawing must use the same. */
function setInk({ document }: Sheet, { size = SIZE.text, bold = false, color = INK.text }: Ink): void {
  document.font(bold ? 'bold' : 'plain', size).fillColor(color);
}

interface Place {
  x: number;
  y: number;
  width: number;
}

/** A text as it is drawn: with a space at each line's end, which keeps words apart for who copies or hears them. */
const spaced = (text: string): string => drawable(text).replaceAll('\n', ' \n');

export function write(sheet: Sheet, text: string, { x, y, width }: Place, ink: Ink = {}): void {
  setInk(sheet, ink);
  sheet.document.text(spaced(text), x, y, {
    width,
    lineGap: ink.lineGap ?? GAP.line,
    align: ink.align ?? 'left',
  });
}

export function heightOf(sheet: Sheet, text: string, width: number, ink: Ink = {}): number {
  setInk(sheet, ink);
  return sheet.document.heightOfString(spaced(text), { width, lineGap: ink.lineGap ?? GAP.line });
}

/** The lowest position on a page for text. */
export const bottomOf = ({ document: { page } }: Sheet): number => page.height - page.margins.bottom;

/** Starts a new page if this much does not fit; returns whether it did. */
export function makeRoom(sheet: Sheet, height: number): boolean {
  if (sheet.document.y + height <= bottomOf(sheet)) return false;
  sheet.document.addPage();
  return true;
}

/** Visual-only content that screen readers skip. */
export function asArtifact({ document }: Sheet, type: 'Layout' | 'Pagination', draw: () => void): void {
  document.markContent('Artifact', { type });
  draw();
  document.endMarkedContent();
}

export function drawRule(sheet: Sheet, y: number): void {
  const { document, left, width } = sheet;
  asArtifact(sheet, 'Layout', () => {
    document
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.5)
      .stroke(INK.rule);
  });
}
