/** The shopper's input. */
export interface CardEntry {
  number: string;
  /** Month and year, as `12/30`. */
  expiry: string;
  code: string;
  zip: string;
}

export type CardField = keyof CardEntry;
export const CARD_FIELDS: readonly CardField[] = ['number', 'expiry', 'code', 'zip'];

export type CardProblem = `${CardField}_missing` | `${CardField}_invalid` | 'expiry_past';

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The check digit of a card number (Luhn) catches one wrong digit or two swapped ones. */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = digit * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

const isNumber = (text: string): boolean =>
  /^[\d -]+$/.test(text) && /^\d{13,19}$/.test(digitsOf(text)) && passesLuhn(digitsOf(text));

/** The first instant at which the card has expired, or null for an invalid date. */
function endOf(expiry: string): Date | null {
  const [, month = '', year = ''] = /^\s*(0[1-9]|1[0-2])\s*\/?\s*((?:20)?\d\d)\s*$/.exec(expiry) ?? [];
  return month === '' ? null : new Date(2000 + (Number(year) % 100), Number(month), 1);
}

/**
 * American Express cards begin with 34 or 37 and have a four-digit code on the front; others have three digits on the
 * back.
 */
const codePattern = (number: string): RegExp => (/^3[47]/.test(digitsOf(number)) ? /^\d{4}$/ : /^\d{3}$/);

function problemOf(field: CardField, entry: CardEntry, now: Date): CardProblem | null {
  const text = entry[field].trim();
  if (text === '') return `${field}_missing`;
  if (field === 'number') return isNumber(text) ? null : 'number_invalid';
  if (field === 'code') return codePattern(entry.number).test(text) ? null : 'code_invalid';
  if (field === 'zip') return /^\d{5}(-?\d{4})?$/.test(text) ? null : 'zip_invalid';
  const end = endOf(text);
  if (end === null) return 'expiry_invalid';
  return now < end ? null : 'expiry_past';
}

/** Problems that keep a card from being sent to its bank, by field; the page and the server use the same rules. */
export function cardProblems(entry: CardEntry, now: Date): Partial<Record<CardField, CardProblem>> {
  const found = CARD_FIELDS.map((field) => [field, problemOf(field, entry, now)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}
