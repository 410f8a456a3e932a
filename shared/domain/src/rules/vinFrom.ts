import { VIN_LENGTH } from '../constants';

/** More is no VIN with a character too many, but something else that was pasted. */
const MAX_KEPT = 20;
/** What people and papers put before the number. */
const LABEL = new RegExp(`^VIN(?:NUMBER|NO)?(?=.{${VIN_LENGTH}}$)`);

/**
 * The VIN in what a person typed or pasted: upper case, without spaces, hyphens, a label or the words around it. A letter
 * that no VIN has and a character too many are kept, so that they can be pointed out.
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

/** What cannot be in a VIN as typed: a letter that is never used, or more characters than there are; null for neither. */
export function vinMisfit(vin: string): 'letters' | 'length' | null {
  if (/[IOQ]/.test(vin)) return 'letters';
  return vin.length > VIN_LENGTH ? 'length' : null;
}
