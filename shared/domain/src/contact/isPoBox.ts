const BOX = /(?:^| )(?:p ?[o0] ?(?:box|bx|b)|post(?:al)? ?(?:office)? ?box)(?: |\d|$)/;
/** A street may be called so; with a number behind it, or at the start of the line, it is a box. */
const APARTADO = /(?:^| )apartado(?: postal| de correos?)(?: |\d|$)|^apartado(?: |\d|$)| apartado \d/;

/**
 * Whether a line of an address names a post office box, in English or Spanish, however it is written ("P.O. Box 12",
 * "Apartado Postal 12"). The box of a rural route stands at a house and is none.
 */
export function isPoBox(line: string): boolean {
  const words = line
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
  return BOX.test(words) || APARTADO.test(words);
}
