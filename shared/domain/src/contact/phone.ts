import { PHONE_DIGITS } from '../constants';

/** The digits of a phone number as it is dialed at home: of eleven, a leading 1 is the country's (reading 47). */
export function nationalDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length === PHONE_DIGITS + 1 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** The ten digits of a phone number, or null for anything else (section 5). */
export function phoneDigits(text: string): string | null {
  const digits = nationalDigits(text);
  return digits.length === PHONE_DIGITS ? digits : null;
}

/** A carrier's or the provider's number as "(###) ###-####" (section 2.9); what is no number stays as it is. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  if (!digits) return text;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
