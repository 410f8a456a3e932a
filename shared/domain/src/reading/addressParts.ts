import { plainText } from './plainText';

/** A whole address in its parts, as the address fields ask for them. */
export interface AddressParts<Code extends string = string> {
  line1: string;
  line2: string | null;
  city: string;
  state: Code;
  zip_code: string;
}

/** A state's code, and the names it is written with. */
export type WrittenState<Code extends string = string> = readonly [code: Code, ...names: string[]];

/** No address is longer, and the patterns take time with a long text of spaces. */
const LONGEST = 300;

const ZIP_AT_END =
  /[\s,]+(\d{5})(?:-\d{4})?(?:[\s,]+(?:usa?|u\.s\.a?\.?|united states|ee\. ?uu\.?|estados unidos))?$/i;
/** Only a comma or a line break tells where the street ends. */
const STREET_AND_CITY = /^(.*[^\s,])\s*[,\n]\s*([^\s,\d][^,\n\d]*)$/s;
const UNIT =
  /^(.+?)[\s,]+((?:ap(?:artmen)?t|apto|apartamento|unit|unidad|ste|suite|lot|bldg|building|fl|floor|piso|rm|room|spc|space|trlr|trailer)\b\.? ?#? ?(?:[\w-]*\d[\w-]*|[a-z])|pmb ?[\w-]+|# ?[\w-]+)$/is;

/** The state that a text ends with, and the text before it; of 'Virginia' and 'West Virginia' the longer name. */
function stateAtEnd<Code extends string>(text: string, states: readonly WrittenState<Code>[]) {
  const end = text.toLowerCase().replace(/\.$/, '');
  const found = states
    .flatMap(([state, ...names]) => [state, ...names].map((name) => ({ state, name: name.toLowerCase() })))
    .filter(({ name }) => end.endsWith(name) && /[\s,]/.test(end.charAt(end.length - name.length - 1)))
    .toSorted((one, other) => other.name.length - one.name.length)[0];
  return found && { state: found.state, before: text.slice(0, end.length - found.name.length) };
}

/**
 * A whole address, pasted into one field, in its parts; null for a street alone, and for a state that is not among
 * `states`.
 */
export function addressParts<Code extends string>(
  text: string,
  states: readonly WrittenState<Code>[],
): AddressParts<Code> | null {
  if (text.length > LONGEST) return null;
  const plain = plainText(text);
  const [ending = '', zip_code] = ZIP_AT_END.exec(plain) ?? [];
  if (zip_code === undefined) return null;
  const place = stateAtEnd(plain.slice(0, -ending.length), states);
  const [, street, city = ''] = STREET_AND_CITY.exec(place?.before.replace(/[\s,]+$/, '') ?? '') ?? [];
  if (place === undefined || street === undefined) return null;
  const lines = street.replace(/\s*\n\s*/g, ', ');
  const [, line1 = lines, line2 = null] = UNIT.exec(lines) ?? [];
  return { line1, line2, city, state: place.state, zip_code };
}
