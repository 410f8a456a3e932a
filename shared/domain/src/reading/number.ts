import { plainText } from './plainText';

/** A number in a text: digits, and the dots and commas in them. */
export interface NumberParts {
  /** The digits before the decimal point. */
  digits: string;
  /** The decimal point and what follows, as written. */
  rest: string;
}

/** A space or apostrophe before exactly three digits groups thousands. */
const SPACED = /(\d)[ '’](?=\d{3}(?!\d))/g;
/** One number: anything before it but a minus sign, and no second number behind it. */
const ONLY = /^[^\d.,\-−]*([\d.,]+)\D*$/;
/** Groups of three behind one to three digits, all with the same sign, or plain digits; then at most one decimal point. */
const SHAPE = /^([1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3})+)(?!\d)|\d*)((?:[.,]\d*)?)$/;

/**
 * Takes a number as people and machines write it apart: '12,000.00', '12.000', '12 000 miles'. A dot or comma before
 * exactly three digits groups thousands, any other is the decimal point (reading 67). Null for a negative number, for
 * several, and for none.
 */
export function numberParts(text: string): NumberParts | null {
  const number = ONLY.exec(plainText(text).replace(SPACED, '$1'))?.[1] ?? '';
  const [, whole = '', rest = ''] = SHAPE.exec(number) ?? [];
  return /\d/.test(whole + rest) ? { digits: whole.replace(/\D/g, '') || '0', rest } : null;
}

/** The whole number in a text, cut at the decimal point: '12000.00' is 12000; null as in `numberParts`. */
export function wholeFrom(text: string): number | null {
  const parts = numberParts(text);
  return parts && Number(parts.digits);
}
