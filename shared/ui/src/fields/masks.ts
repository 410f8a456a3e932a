import { nationalDigits, PHONE_DIGITS, vinFrom } from '@shared/domain';
import { digitsOf, type Mask } from './digitsMask';
import { numberFromText, textFromNumber } from './numberText';

/** An integer of at most `length` digits; leading zeros are stripped before cutting: an age. */
export const numberMask = (length: number): Mask => ({
  format: (text) =>
    digitsOf(text)
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
const dateParts = (text: string) => FROM_START.exec(text.replace(/[^\d/]/g, '')) ?? [];

/** Text after the caret keeps its part: deleting a digit from the month does not pull one out of the day. */
function dateAround(before: string, behind: string): string {
  const [, month = '', , day = '', , year = ''] = dateParts(before);
  const [, lastMonth = '', lastDay = '', lastYear = ''] = FROM_END.exec(behind) ?? [];
  const parts = [(month + lastMonth).slice(0, 2), (day + lastDay).slice(0, 2), (year + lastYear).slice(0, 4)];
  return parts.join('/');
}

/** mm/dd/yyyy (spec section 9). A slash typed at the end pads one digit: '3/' becomes '03/'. Converts ISO dates. */
export const dateMask: Mask = {
  format: (text, caret = text.length) => {
    const behind = text.slice(caret);
    const hasYear = text.split('/').length > 2 || /(^|\/)\d{3,4}$/.test(behind);
    if (behind && hasYear) return dateAround(text.slice(0, caret), behind);
    const pad = (part: string, slash: string) => (slash && !behind ? part.replace(/^[1-9]$/, '0$&') : part);
    const typed = dateParts(text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1'));
    const [, month = '', slash = '', day = '', slashes = '', year = ''] = typed;
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

/** Thousands separators; a number above `max` becomes `max`: mileage (spec sections 5 and 9). */
export const thousandsMask = (max: number): Mask => ({
  counts: /\d/,
  inputMode: 'numeric',
  format: (text) => {
    const typed = numberFromText(text);
    return textFromNumber(typed === null ? null : Math.min(typed, max));
  },
});

/** The VIN that the domain extracts from typed or pasted text. */
export const vinMask: Mask = {
  format: vinFrom,
  counts: /[A-Za-z0-9]/,
  inputMode: 'text',
};
