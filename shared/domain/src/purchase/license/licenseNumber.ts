import type { ValidationKey } from '../../schemas/validationKeys';
import { LICENSE_FORMATS, OTHER_FORMAT, type LicenseFormat } from './data/licenseFormats';

/** Longest licence number of any state. */
const MAX_LENGTH = 20;

function formatOf(state: string): LicenseFormat {
  // An own key alone: `state` comes from whoever calls the API.
  return Object.hasOwn(LICENSE_FORMATS, state) ? (LICENSE_FORMATS[state] ?? OTHER_FORMAT) : OTHER_FORMAT;
}

/** The most characters a state's licence field takes (section 5: IL 12, IN 10, OH 8). */
export function licenseMaxLength(state: string): number {
  return formatOf(state).maxLength ?? MAX_LENGTH;
}

/** Whether a state's licence field takes digits alone, for the keyboard it brings up (section 5: IN). */
export function isLicenseDigitsOnly(state: string): boolean {
  return formatOf(state).digitsOnly === true;
}

/** What a licence field keeps of what is typed: capitals, digits, underscores and spaces, cut to the state's length. */
export function licenseNumberInput(text: string, state: string): string {
  const unwanted = isLicenseDigitsOnly(state) ? /\D/g : /[^A-Z0-9_ ]/g;
  return text.toUpperCase().replace(unwanted, '').slice(0, licenseMaxLength(state));
}

/** The text key that states how a state numbers its licences; also the error of a number that is not one. */
export function licenseFormatKey(state: string): ValidationKey {
  return formatOf(state).key;
}

/** Whether a number, in capitals, is one of the state's (section 5, reading 30). `lastName` matters in IL. */
export function isLicenseNumber(number: string, state: string, lastName: string | null): boolean {
  const { pattern, beginsLikeLastName } = formatOf(state);
  if (!pattern.test(number)) return false;
  const initial = beginsLikeLastName ? initialOf(lastName ?? '') : '';
  return initial === '' || number.startsWith(initial);
}

/** The first letter of a name without its accent; '' for none, or for one that no licence begins with (Ø, Ł). */
function initialOf(name: string): string {
  const [letter = ''] = /\p{L}/u.exec(name.normalize('NFD').toUpperCase()) ?? [];
  return /[A-Z]/.test(letter) ? letter : '';
}
