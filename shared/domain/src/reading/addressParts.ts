import { STATE_CODES, type StateCode } from '../entities/codes';
import { plainText } from './plainText';

/** A whole address in its parts, as the address fields ask for them. */
export interface AddressParts {
  line1: string;
  line2: string | null;
  city: string;
  state: StateCode;
  zip_code: string;
}

const NAMES: Readonly<Record<StateCode, string>> = {
  AR: 'arkansas',
  IA: 'iowa',
  IL: 'illinois',
  IN: 'indiana',
  KS: 'kansas',
  MO: 'missouri',
  OH: 'ohio',
  OK: 'oklahoma',
  PA: 'pennsylvania',
  TX: 'texas',
  WI: 'wisconsin',
};
/** Street, city, state and ZIP; only a comma or a line break tells where the street ends. */
const WHOLE =
  /^(.*[^\s,])\s*[,\n]\s*([^\s,\d][^,\n\d]*?)[\s,]+([a-z]{2}|[a-z]{4,12})\.?[\s,]+(\d{5})(?:-\d{4})?(?:[\s,]+(?:usa?|u\.s\.a?\.?|united states|ee\. ?uu\.?|estados unidos))?$/is;
const UNIT =
  /^(.+?)[\s,]+((?:ap(?:artmen)?t|apto|apartamento|unit|unidad|ste|suite|lot|bldg|building|fl|floor|piso|rm|room|spc|space|trlr|trailer)\b\.? ?#? ?(?:[\w-]*\d[\w-]*|[a-z])|# ?[\w-]+)$/is;

/** A whole address, pasted into one field, in its parts; null for a street alone, and for a state we do not cover. */
export function addressParts(text: string): AddressParts | null {
  const [, street = '', city = '', place = '', zip_code = ''] = WHOLE.exec(plainText(text)) ?? [];
  const state = STATE_CODES.find(
    (code) => code === place.toUpperCase() || NAMES[code] === place.toLowerCase(),
  );
  if (state === undefined) return null;
  const lines = street.replace(/\s*\n\s*/g, ', ');
  const [, line1 = lines, line2 = null] = UNIT.exec(lines) ?? [];
  return { line1, line2, city, state, zip_code };
}
