import { FONT_FILES } from '@infra/paper-font';
import { type Font, openSync } from 'fontkit';
import { type Letters, lettersOf } from './embedFont';

/** `slanted`: the plain weight, leaned over like a signature. */
type Style = 'plain' | 'bold' | 'slanted';

/** A style of the papers' typeface, and its size in points. */
export interface Ink {
  font: Style;
  size: number;
}

type Weight = keyof typeof FONT_FILES;
const WEIGHTS: Record<Style, Weight> = { plain: 'plain', bold: 'bold', slanted: 'plain' };

const opened = new Map<Weight, Font>();

function open(weight: Weight): Font {
  const font = opened.get(weight) ?? openSync(FONT_FILES[weight]);
  opened.set(weight, font);
  return font;
}

/** The letters that the pages of one file draw, by weight. */
export type Fonts = Record<Weight, Letters>;

export const newFonts = (): Fonts => ({
  plain: lettersOf(open('plain'), 'plain'),
  bold: lettersOf(open('bold'), 'bold'),
});

export const weightOf = ({ font }: Ink): Weight => WEIGHTS[font];

/** The drawn width of a text, in points. */
export function measure(text: string, { font: style, size }: Ink): number {
  const font = open(WEIGHTS[style]);
  const widths = Array.from(text, (sign) => font.glyphForCodePoint(sign.codePointAt(0) ?? 0).advanceWidth);
  return (widths.reduce((sum, width) => sum + width, 0) * size) / font.unitsPerEm;
}
