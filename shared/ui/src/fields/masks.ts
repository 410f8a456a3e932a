import { dateFrom, nationalDigits, numberParts, PHONE_DIGITS, vinFrom } from '@shared/domain';
import { isoToDateText } from './dateText';
import { digitsOf, type Mask } from './digitsMask';
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

/** ###-###-#### (spec section 5); a leading country code 1 is dropped when pasted. */
export const phoneMask: Mask = {
  format: (text) => {
    // Ignores anything pasted after a complete number.
    const digits = nationalDigits(digitsOf(text).slice(0, PHONE_DIGITS + 1)).slice(0, PHONE_DIGITS);
    return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
  },
  counts: /\d/,
  inputMode: 'tel',
};

/** Month, slash, day, slash, year from the start; digits continue past a missing slash. */
const FROM_START = /^(\d{0,2})(\/?)(\d{0,2})(\/?)(\d{0,4})/;
/** The same from the end, for the text after the caret. */
const FROM_END = /(?:(?:(\d*)\/)?(\d*)\/)?(\d*)$/;
const dateParts = (text: string) => FROM_START.exec(text.replace(/[.-]/g, '/').replace(/[^\d/]/g, '')) ?? [];

/** '1984-5-1', which may become '1984-5-16'. */
const UNFINISHED = /^\d{4}\D\d\d?\D\d$/;
/** A year first, a month's name, or a dotted date, whose order nobody knows. */
const OTHER_WAY =
  /^\s*(?:(?:19|20)(?:\d\d[\d./-]*|\d?)|\d\d? |(?:\d\d?[ /-]?)?\p{L}.*|\d\d?\.\d\d?\.\d{4}\s*)$/u;
/** Longest text kept of a date. */
const MOST = 30;

/** Text after the caret keeps its part: deleting a digit from the month does not pull one out of the day. */
function dateAround(before: string, behind: string): string {
  const [, month = '', , day = '', , year = ''] = dateParts(before);
  const [, lastMonth = '', lastDay = '', lastYear = ''] = FROM_END.exec(behind) ?? [];
  const parts = [(month + lastMonth).slice(0, 2), (day + lastDay).slice(0, 2), (year + lastYear).slice(0, 4)];
  return parts.join('/');
}

/**
 * mm/dd/yyyy (spec section 9). A slash typed at the end pads one digit: '3/' becomes '03/'. A date written another way
 * is kept as typed until it is complete, then converted.
 */
export const dateMask: Mask = {
  format: (text, caret = text.length) => {
    const behind = text.slice(caret);
    const hasYear = text.split('/').length > 2 || /(^|\/)\d{3,4}$/.test(behind);
    if (behind && hasYear) return dateAround(text.slice(0, caret), behind);
    if (!behind) {
      const typed = text.slice(0, MOST);
      const iso = UNFINISHED.test(typed) ? null : dateFrom(typed);
      if (iso !== null) return isoToDateText(iso);
      if (OTHER_WAY.test(text)) return typed;
    }
    const pad = (part: string, slash: string) => (slash && !behind ? part.replace(/^[1-9]$/, '0$&') : part);
    const [, month = '', slash = '', day = '', slashes = '', year = ''] = dateParts(text);
    const rest = day || year ? `/${pad(day, slashes)}${year ? `/${year}` : slashes}` : month && slash;
    return pad(month, slash) + rest;
  },
  counts: /\d/,
  inputMode: 'numeric',
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
