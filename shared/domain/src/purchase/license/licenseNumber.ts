import type { ValidationKey } from '../../schemas/validationKeys';
import { LICENSE_FORMATS, OTHER_FORMAT, type LicenseFormat } from './data/licenseFormats';

/** Longest license number of any state. */
const MAX_LENGTH = 20;

function formatOf(state: string): LicenseFormat {
  // Own keys only, since `state` comes from the API's caller.
  return Object.hasOwn(LICENSE_FORMATS, state) ? (LICENSE_FORMATS[state] ?? OTHER_FORMAT) : OTHER_FORMAT;
}

/** Maximum length of a state's license field (section 5: IL 12, IN 10, OH 8). */
export function licenseMaxLength(state: string): number {
  return formatOf(state).maxLength ?? MAX_LENGTH;
}

/** Whether a state's license field takes only digits, to choose the mobile keyboard (section 5: IN). */
export function isLicenseDigitsOnly(state: string): boolean {
  return formatOf(state).digitsOnly === true;
}

/** Masks license input: capitals, digits, underscores and spaces, cut to the state's length. */
export function licenseNumberInput(text: string, state: string): string {
  const unwanted = isLicenseDigitsOnly(state) ? /\D/g : /[^A-Z0-9_ ]/g;
  return text.toUpperCase().replace(unwanted, '').slice(0, licenseMaxLength(state));
}

/** The text key that states a state's license format; also the error of an invalid number. */
export function licenseFormatKey(state: string): ValidationKey {
  return formatOf(state).key;
}

/** Whether an uppercase number is valid for the state (section 5, reading 30). `lastName` matters in IL. */
export function isLicenseNumber(number: string, state: string, lastName: string | null): boolean {
  const { pattern, beginsLikeLastName } = formatOf(state);
  if (!pattern.test(number)) return false;
  const initial = beginsLikeLastName ? initialOf(lastName ?? '') : '';
  return initial === '' || number.startsWith(initial);
}

/** First letter of a name without its accent; '' if there is none or no license begins with it (Ø, Ł). */
function initialOf(name: string): string {
  const [letter = ''] = /\p{L}/u.exec(name.normalize('NFD').toUpperCase()) ?? [];
  return /[A-Z]/.test(letter) ? letter : '';
}
