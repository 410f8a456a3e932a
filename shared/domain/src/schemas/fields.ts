import { array, boolean, mixed, number, object, string } from 'yup';
import type { AnyObject, ISchema, ObjectShape } from 'yup';
import { isIsoDate } from '../dates';
import { hasControlCharacter } from './linesFault';
import { cardNumberFrom } from '../reading/cardNumber';
import { dateFrom } from '../reading/date';
import { plainText } from '../reading/plainText';
import { socialDigits } from '../reading/social';
import type { ValidationKey } from './validationKeys';

// Control characters (including NUL) and lone surrogates: no name or address has them, and no database accepts them.
const UNSAFE = /[\p{Cc}\p{Cs}]/u;
const FIRST_DATE = '1900-01-01';
const LAST_DATE = '2100-12-31';

/** A text that is stored as `read` reads it, by `trimmed`. */
const readAs = (read: (typed: string) => string) =>
  string().transform((value: unknown) => (typeof value === 'string' ? read(value) : value));
/** Tabs come along with names pasted from a table. */
const oneLine = (typed: string): string => plainText(typed.replaceAll('\t', ' '));

/** One line of text, at most `max` characters. */
export function text(max: number, read = oneLine) {
  return readAs(read)
    .typeError('validation:invalid')
    .nonNullable('validation:required')
    .max(max, 'validation:too_long')
    .test('safe', 'validation:characters_invalid', (value) => !value || !UNSAFE.test(value.slice(0, max)));
}

/** A license number or VIN: stored in capitals, without the separators that cards print (reading 67). */
export const cardNumber = (max: number) => text(max, cardNumberFrom);

/** A Social Security number, stored as its nine digits; anything else stays as it was sent. */
export const socialNumber = (max: number) => text(max, (typed) => socialDigits(typed) ?? typed);

/** Multi-line text. */
export function lines(max: number) {
  return readAs(plainText)
    .typeError('validation:invalid')
    .nonNullable('validation:required')
    .max(max, 'validation:too_long')
    .test('safe', 'validation:characters_invalid', (value) => !value || !hasControlCharacter(value, max));
}

/** Text that is not blank; `key` is the error for a missing one. */
export function requiredText(max: number, key: ValidationKey = 'validation:required') {
  return (
    text(max)
      .required(key)
      // `required` rejects undefined.
      .test('filled', key, (value) => !value || plainText(value) !== '')
  );
}

/** A whole number within inclusive bounds; NaN and Infinity are rejected. */
export function whole(min: number, max: number, key: ValidationKey = 'validation:number_invalid') {
  return number().typeError(key).integer(key).min(min, key).max(max, key).nonNullable(key);
}

/** True or false, nothing else. */
export function yesNo() {
  return boolean().typeError('validation:invalid').nonNullable('validation:required');
}

/** One value of a closed list. */
export function choice<T extends string>(
  words: readonly T[],
  key: ValidationKey = 'validation:choice_invalid',
) {
  return string<T>().typeError(key).nonNullable(key).oneOf(words, key);
}

/** An existing day between 1900 and 2100, stored as YYYY-MM-DD however it was written. */
export function isoDate(key: ValidationKey = 'validation:date_invalid') {
  return readAs((date) => dateFrom(date) ?? date)
    .typeError(key)
    .nonNullable(key)
    .test(
      'iso-date',
      key,
      // Nullable fields may be null; for other fields null was rejected above.
      (value) => (value ?? null) === null || isDateInRange(value),
    );
}

const isDateInRange = (value: unknown): boolean =>
  isIsoDate(value) && value >= FIRST_DATE && value <= LAST_DATE;

/** An object with exactly these fields; nothing is cast or dropped. Required unless made `optional()`. */
export function closed<S extends ObjectShape>(fields: S) {
  return object(fields)
    .typeError('validation:invalid')
    .required('validation:required')
    .noUnknown(true, 'validation:unknown_field')
    .strict(true);
}

/** A list of at most `max` items. */
export function list<T>(of: ISchema<T, AnyObject>, max: number) {
  return array()
    .of(of)
    .typeError('validation:invalid')
    .nonNullable('validation:required')
    .max(max, 'validation:too_many')
    .strict(true);
}

/** One number of a closed list. */
export function numberChoice<T extends number>(values: readonly T[], key: ValidationKey) {
  return mixed<T>((value): value is T => values.some((allowed) => allowed === value))
    .typeError(key)
    .nonNullable(key);
}
