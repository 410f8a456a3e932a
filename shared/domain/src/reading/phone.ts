import { PHONE_DIGITS } from '../constants';

/** An extension at the end, as it is typed: 'x', 'ext. 5', '#12', 'extensión 5'. */
const EXTENSION = /(?:x|#|e(?:xt?|xten[a-zó]{0,5})?)[ .:]*\d{0,6}$/i;

/** What follows a phone number to reach one desk; '' if there is none. */
export function phoneExtension(text: string): string {
  const [extension = ''] = EXTENSION.exec(text) ?? [];
  return extension;
}

/** National digits of a phone number: before ten digits, a leading 1 or 001 is the country code (reading 47). */
export const nationalDigits = (text: string): string =>
  text.replace(/\D/g, '').replace(/^(?:00)?1(?=\d{10})/, '');

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
