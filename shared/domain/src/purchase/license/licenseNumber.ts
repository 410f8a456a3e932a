import { cardNumberFrom } from '../../reading/cardNumber';
import type { ValidationKey } from '../../schemas/validationKeys';
import { LICENSE_FORMATS, OTHER_FORMAT, type LicenseFormat } from './data/licenseFormats';
import { ALSO_ISSUED } from './data/alsoIssued';

/** Longest license number of any state. */
const MAX_LENGTH = 20;

// Own keys only, since `state` comes from the API's caller.
function ofState<T>(table: Readonly<Record<string, T>>, state: string): T | undefined {
  return Object.hasOwn(table, state) ? table[state] : undefined;
}

const formatOf = (state: string): LicenseFormat => ofState(LICENSE_FORMATS, state) ?? OTHER_FORMAT;

/** Length of a state's longest license number; a longer one is told while it is typed, and never cut. */
export function licenseMaxLength(state: string): number {
  return formatOf(state).maxLength ?? MAX_LENGTH;
}

/** Masks license input: capitals, digits and underscores, without the separators of the card (reading 67); not cut. */
export function licenseNumberInput(text: string): string {
  return cardNumberFrom(text).replace(/[^A-Z0-9_]/g, '');
}

/** The text key that states a state's license format; also the error of an invalid number. `CN` is CT's. */
export function licenseFormatKey(state: string): ValidationKey {
  const listed = ofState(LICENSE_FORMATS, state) === undefined ? 'any' : state.replace('CN', 'CT');
  return `validation:license_format_${listed.toLowerCase()}` as ValidationKey;
}

/** Whether the state is also known to issue this number, though it is not the expected format (reading 66). */
export function isAlsoIssued(number: string, state: string): boolean {
  return ofState(ALSO_ISSUED, state)?.test(number) === true;
}

/** Whether an uppercase number is valid for the state (section 5, readings 30 and 66). `lastName` matters in IL. */
export function isLicenseNumber(number: string, state: string, lastName: string | null): boolean {
  const { pattern, beginsLikeLastName } = formatOf(state);
  if (!pattern.test(number) && !isAlsoIssued(number, state)) return false;
  const initial = beginsLikeLastName ? initialOf(lastName ?? '') : '';
  return initial === '' || number.startsWith(initial);
}

/** First letter of a name without its accent; '' if there is none or no license begins with it (Ø, Ł). */
function initialOf(name: string): string {
  const [letter = ''] = /\p{L}/u.exec(name.normalize('NFD').toUpperCase()) ?? [];
  return /[A-Z]/.test(letter) ? letter : '';
}
