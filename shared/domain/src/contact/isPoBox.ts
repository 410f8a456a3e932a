const BOX = /(?:^| )(?:p ?[o0] ?(?:box|bx|b)|post(?:al)? ?(?:office)? ?box)(?: |\d|$)/;
/** A street can be named Apartado; with a number after it, or at the start of the line, it is a box. */
const APARTADO = /(?:^| )apartado(?: postal| de correos?)(?: |\d|$)|^apartado(?: |\d|$)| apartado \d/;

/**
 * Whether an address line is a P.O. box, in English or Spanish, in any spelling ("P.O. Box 12", "Apartado Postal 12").
 * A rural route box is at a house and does not count.
 */
export function isPoBox(line: string): boolean {
  const words = line
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
  return BOX.test(words) || APARTADO.test(words);
}
