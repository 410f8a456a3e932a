import { lightColors } from '@shared/ui/palette';

/** Points. US Letter, with room at the top and bottom for header and page number. */
export const MARGINS = { top: 72, bottom: 64, left: 54, right: 54 };
export const SIZE = { title: 18, section: 12.5, part: 10.5, text: 9.5, small: 8 };
export const GAP = { section: 14, block: 6, cell: 3, line: 1.5 };
const { ink, muted, hairline, sign, asphalt, amber } = lightColors;
export const INK = {
  text: ink,
  quiet: muted,
  rule: hairline,
  sign,
  onSign: lightColors['on-sign'],
  asphalt,
  amber,
};
/** Points: headings by level, list markers, and the widths of a fact's two columns. */
export const HEADING_SIZES = { 1: SIZE.title, 2: SIZE.section, 3: SIZE.part };
export const INDENT = 12;
export const FACT_WIDTHS = [0.32, 0.68];
