import { VIN_LENGTH } from '../constants';

/** Longer input is something else that was pasted, not a VIN with extra characters. */
const MAX_KEPT = 20;
/** Labels that often precede the number. */
const LABEL = new RegExp(`^VIN(?:NUMBER|NO)?(?=.{${VIN_LENGTH}}$)`);

/**
 * Extracts the VIN from typed or pasted text: uppercase, without spaces, hyphens, labels or surrounding words. Letters
 * that no VIN has and extra characters are kept, so they can get a message.
 */
export function vinFrom(text: string): string {
  const words = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/);
  const whole = words.find((word) => word.length === VIN_LENGTH && /\d/.test(word));
  return whole ?? words.join('').replace(LABEL, '').slice(0, MAX_KEPT);
}

/** What cannot be in a VIN: a letter that is never used, or too many characters; null if neither. */
export function vinFault(vin: string): 'letters' | 'length' | null {
  if (/[IOQ]/.test(vin)) return 'letters';
  return vin.length > VIN_LENGTH ? 'length' : null;
}
