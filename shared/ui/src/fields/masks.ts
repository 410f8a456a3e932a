import { nationalDigits, numberParts, PHONE_DIGITS, phoneExtension, vinFrom } from '@shared/domain';
import { digitsOf, KEPT_LENGTH, type Mask } from './digitsMask';
import { textFromNumber } from './numberText';

/** An integer of at most `length` digits; decimals and leading zeros are stripped before cutting: an age. */
export const numberMask = (length: number): Mask => ({
  format: (text) =>
    digitsOf(text.replace(/[.,].*/, ''))
      .replace(/^0+(?=\d)/, '')
      .slice(0, length),
  counts: /\d/,
  inputMode: 'numeric',
});

/** Another country's number, which the first ten digits would falsify. */
const FOREIGN = /^\s*\+(?!\s*1)/;

/** ###-###-#### (spec section 5); a country code 1 is dropped, an extension stays, since the schema tells it. */
export const phoneMask: Mask = {
  format: (text) => {
    if (FOREIGN.test(text)) return text.slice(0, KEPT_LENGTH);
    // Ignores anything pasted after a complete number.
    const digits = nationalDigits(text).slice(0, PHONE_DIGITS);
    const number = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
    const extension = digits.length < PHONE_DIGITS ? '' : phoneExtension(text);
    return extension === '' ? number : `${number} ${extension}`;
  },
  counts: /\d/,
  inputMode: 'tel',
};

/** ###-##-#### (spec section 5, social security). */
export const socialMask: Mask = {
  format: (text) => {
    const digits = digitsOf(text).slice(0, 9);
    return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join('-');
  },
  counts: /\d/,
  inputMode: 'numeric',
};

/** Text with the mask's own separators, which no one typed. */
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

const withoutCommas = (text: string): string => text.replace(/,/g, '');

/** The text without the commas that the mask set in `before`, so deleting a digit leaves no decimal comma. */
function withoutOwnCommas(text: string, before: string): string {
  if (!GROUPED.test(before)) return text;
  let start = 0;
  while (start < text.length && text[start] === before[start]) start += 1;
  let end = text.length;
  const offset = before.length - end;
  while (end > start && end + offset > start && text[end - 1] === before[end + offset - 1]) end -= 1;
  return withoutCommas(text.slice(0, start)) + text.slice(start, end) + withoutCommas(text.slice(end));
}

/**
 * Thousands separators; a number above `max` becomes `max`: mileage (spec sections 5 and 9). A decimal point and what
 * follows stay as typed, or the next digit would count as thousands. `before` is the field's text before the edit,
 * which also stays if the edit leaves no number.
 */
export const thousandsMask = (max: number, before = ''): Mask => ({
  counts: /\d/,
  inputMode: 'numeric',
  format: (text) => {
    const parts = numberParts(withoutOwnCommas(text, before));
    if (parts === null) return text === '' ? '' : before;
    const typed = Number(parts.digits);
    // A decimal comma behind our commas would look like another of them.
    const rest = typed < 1000 ? parts.rest : parts.rest.replace(',', '.');
    return typed < max ? textFromNumber(typed) + rest : textFromNumber(max);
  },
});

/** The VIN that the domain extracts from typed or pasted text. */
export const vinMask: Mask = {
  format: vinFrom,
  counts: /[A-Za-z0-9]/,
  inputMode: 'text',
};
