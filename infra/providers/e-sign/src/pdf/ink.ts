/** Standard fonts, which every reader has. `name` is their name on a page. */
export const FONTS = {
  plain: { name: 'F1', base: 'Helvetica' },
  bold: { name: 'F2', base: 'Helvetica-Bold' },
  oblique: { name: 'F3', base: 'Helvetica-Oblique' },
} as const;

/** A font and its size in points. */
export interface Ink {
  font: keyof typeof FONTS;
  size: number;
}

/** Widths of Helvetica and its oblique, in thousandths of the size; an accent does not change a letter's width. */
const WIDTHS: Record<number, string> = {
  191: "'",
  222: 'ijl‚‘’',
  260: '|¦',
  278: ' !,./:;I[\\]ft·',
  333: '()-`r„ˆ‹“”˜›¡¨­¯²³´¸¹',
  334: '{}',
  350: '•',
  355: '"',
  365: 'º',
  370: 'ª',
  389: '*',
  400: '°',
  469: '^',
  500: 'Jcksvxyz',
  584: '+<=>~¬±×÷',
  611: 'FTZ¿ßø',
  667: '&ABEKPSVXYÞ',
  722: 'CDHNRUwÐ',
  737: '©®',
  778: 'GOQØ',
  833: 'Mm',
  834: '¼½¾',
  889: '%æ',
  944: 'Wœ',
  1000: '…‰Œ—™Æ',
  1015: '@',
};
const OTHERS = 556;
/** Bold is wider, but only headings and labels use it, so this is close enough for line breaks. */
const BOLD = 1.1;

const widthOf = new Map(
  Object.entries(WIDTHS).flatMap(([width, signs]) =>
    Array.from(signs, (sign) => [sign, Number(width)] as const),
  ),
);

/** The drawn width of a text, in points. */
export function measure(text: string, { font, size }: Ink): number {
  const width = Array.from(text.normalize('NFD'))
    .filter((sign) => !/\p{M}/u.test(sign))
    .reduce((sum, sign) => sum + (widthOf.get(sign) ?? OTHERS), 0);
  return (width * size * (font === 'bold' ? BOLD : 1)) / 1000;
}
