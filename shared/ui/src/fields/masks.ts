import { digitsOf, type Mask } from './digitsMask';
import { numberFromText, textFromNumber } from './numberText';

/** A count of at most `length` digits, leading zeros stripped before it is cut: an age. */
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
    const all = digitsOf(text);
    const digits = (all.length > 10 && all.startsWith('1') ? all.slice(1) : all).slice(0, 10);
    return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
  },
  counts: /\d/,
  inputMode: 'tel',
};

/** mm/dd/yyyy (spec section 9). A typed slash after one digit pads it: '3/' becomes '03/'. */
export const dateMask: Mask = {
  format: (text) => {
    const padded = text.replace(/^(\d)\//, '0$1/').replace(/^(\d\d\/)(\d)\//, '$10$2/');
    const digits = digitsOf(padded).slice(0, 8);
    const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean);
    const slash = /^\d\d\/$|^\d\d\/\d\d\/$/.test(padded) ? '/' : '';
    return parts.join('/') + slash;
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

/** Thousands separators; what is more than `max` becomes `max`: mileage (spec sections 5 and 9). */
export const thousandsMask = (max: number): Mask => ({
  counts: /\d/,
  inputMode: 'numeric',
  format: (text) => {
    const typed = numberFromText(text);
    return textFromNumber(typed === null ? null : Math.min(typed, max));
  },
});

/** 17 characters of a VIN, upper case, without the letters no VIN has (I, O, Q). */
export const vinMask: Mask = {
  format: (text) =>
    text
      .toUpperCase()
      .replace(/[^A-HJ-NPR-Z0-9]/g, '')
      .slice(0, 17),
  counts: /[A-Za-z0-9]/,
  inputMode: 'text',
};
