import { cardNumberFrom } from './cardNumber';

/** The nine digits of a Social Security number without its separators (section 5); null for anything else. */
export function socialDigits(text: string): string | null {
  const digits = cardNumberFrom(text);
  return /^\d{9}$/.test(digits) ? digits : null;
}

/** Printed in advertisements and booklets, then used by thousands; the SSA has voided both (reading 72). */
const VOID: ReadonlySet<string> = new Set(['078051120', '219099999']);

/**
 * Whether nine digits can be a Social Security number: area 000, 666 or 9xx, group 00 and serial 0000 were never issued
 * (20 CFR 422.103, SSA's POMS RM 10201.035), and two numbers are publicly void.
 */
export const canBeSocial = (digits: string): boolean =>
  !/^(?:000|666|9)/.test(digits) && !/^.{3}00/.test(digits) && !digits.endsWith('0000') && !VOID.has(digits);

/** Whether a number looks like an example, 123-45-6789 or one digit only, so it is worth a second look (reading 72). */
export const isExampleSocial = (digits: string): boolean =>
  digits === '123456789' || /^(\d)\1{8}$/.test(digits);
