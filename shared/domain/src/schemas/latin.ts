import type { StringSchema } from 'yup';
import type { ValidationKey } from './validationKeys';

// Latin letters found in US names; the documents' font has each one.
const LETTERS = 'A-Za-zªºÀ-ÖØ-öø-ſƁƆƉƊƏƐƑƓƔƘƙƝƠơƯưƲƳƴǄ-ǜǞ-ǭǰ-ǵǸ-țȞȟȦ-ȳɓɔɖɗəɛɠɣɲʋḀ-ẙẛẞẠ-ỹ\\u212A\\u212B';
// A letter may be followed by combining marks: 'é' typed as two characters, 'm̂'. A mark alone cannot be printed.
const MARKS = '\\u0300-\\u036F';
const DIGITS_AND_SIGNS =
  '\\t\\n\\r -@[-`{-~\\u00A0-©«¬®-¹»-¿×÷\\u2000-\\u200A\\u2010-\\u2015‘-‟†‡•…\\u202F‰′″‹›€™−ʻʼ';

/** Text that policy documents can print. The classes do not overlap, so long texts are matched in one pass. */
const LATIN = new RegExp(`^(?:[${LETTERS}][${MARKS}]*|[${DIGITS_AND_SIGNS}])*$`);

/**
 * Whether a text has only Latin letters (accents included), digits and common punctuation, as US driver's licenses and
 * policies use; true for an empty text.
 */
export const isLatin = (text: string): boolean => LATIN.test(text);

// Characters that `text` and `lines` reject, and unseen ones, which are not stored.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Whether documents can print a text, whatever characters it has that no text may contain. */
export const isPrintable = (text: string): boolean => isLatin(text.replaceAll(UNSAFE, ''));

/** Text printed on the application, the declarations or the ID cards, checked by `isLatin`; `key` is the error. */
export function latin<S extends StringSchema<string | null | undefined>>(
  schema: S,
  key: ValidationKey = 'validation:text_not_latin',
): S {
  return schema.test({
    name: 'latin',
    message: key,
    params: { regex: LATIN },
    test: (value) => !value || isPrintable(value),
  });
}

/** A person's name as on the driver's license. */
export const latinName = <S extends StringSchema<string | null | undefined>>(schema: S): S =>
  latin(schema, 'validation:name_not_latin');
