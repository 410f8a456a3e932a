import { PHONE_DIGITS } from '../constants';

/** National digits of a phone number: with eleven digits, a leading 1 is the country code (reading 47). */
export function nationalDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length === PHONE_DIGITS + 1 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** The ten digits of a phone number, or null if it is not one (section 5). */
export function phoneDigits(text: string): string | null {
  const digits = nationalDigits(text);
  return digits.length === PHONE_DIGITS ? digits : null;
}

/** A phone number as "(###) ###-####" (section 2.9); any other text is returned unchanged. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  if (!digits) return text;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
