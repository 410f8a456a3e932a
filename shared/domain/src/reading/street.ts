/** Why no car is kept at an address line; the last part of a text key. */
export type NoHome =
  | 'po_box'
  | 'general_delivery'
  | 'private_mailbox'
  | 'street_required'
  | 'unit_without_street';

const BOX = /(?:^| )(?:p ?[o0] ?(?:box|bx|b|drawer)|post(?:al)? ?(?:office)? ?(?:box|drawer))(?: |\d|$)/;
/** Other names of a post office's box (USPS Publication 28, section 281), at the start of a line and with its number. */
const BOX_NAMED = /^(?:box|drawer|bin|lock ?box|(?:firm )?caller|(?:psc|cmr) \d+ box) (?:no |number )?\d/;
/** A street can be named Apartado; with a number after it, or at the start of the line, it is a box. */
const APARTADO =
  /(?:^| )(?:apartado|casilla)(?: postal| de correos?)(?: |\d|$)|^(?:apartado|casilla)(?: \d|\d|$)| apartado \d/;
const GENERAL = /^(?:general delivery|entrega general|lista de correos?|poste restante)(?: |$)|^gen del$/;
const PRIVATE = /(?:^| )(?:p ?m ?b|private mail ?box)(?: |\d|$)|(?:^| )mail ?box \d/;
/** A line of units alone: "Apt 4", "Suite 200 B", "Bldg 2 Apt 4". */
const UNIT =
  /^(?:(?:ap(?:ar)?t(?:ment|amento|o)?|unit|unidad|ste|suite|no|lote?|bldg|building|edificio|fl|floor|piso|rm|room|cuarto|spc|space|trlr|trailer)(?: ?[a-z]?\d+[a-z]?| [a-z])?(?: |$))+$/;
/** What people type to get past a field. */
const NOTHING = /^(?:n a|na|no|none|ningun[ao]|no tengo|tbd|unknown|same|mismo|x+)$/;

const wordsOf = (line: string): string =>
  line
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * Whether an address line is a P.O. box, in English or Spanish, in any spelling ("P.O. Box 12", "Apartado Postal 12"). A
 * rural route box is at a house and does not count.
 */
export function isPoBox(line: string): boolean {
  const words = wordsOf(line);
  return BOX.test(words) || BOX_NAMED.test(words) || APARTADO.test(words);
}

/** Why no car is kept at this part of an address (reading 64); null if nothing says so. '#' alone cannot tell. */
export function noHomeAt(line: string): NoHome | null {
  const words = wordsOf(line);
  if (isPoBox(line)) return 'po_box';
  if (GENERAL.test(words)) return 'general_delivery';
  return PRIVATE.test(words) ? 'private_mailbox' : null;
}

/** The same for the line that has the street: a lone dash, a number or a unit is none. */
export function noStreetIn(line: string): NoHome | null {
  const words = wordsOf(line);
  if (!/\p{L}/u.test(line) && !line.startsWith('#')) return 'street_required';
  if (NOTHING.test(words)) return 'street_required';
  return UNIT.test(words) || /^#\s*\w+$/.test(line) ? 'unit_without_street' : noHomeAt(line);
}
