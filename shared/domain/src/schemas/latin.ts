import type { StringSchema } from 'yup';
import type { ValidationKey } from './validationKeys';

// The Latin letters that people of the United States bring names with; the papers' fonts write each, or its nearest of A to Z.
const LETTERS = 'A-Za-zªºÀ-ÖØ-öø-ſƁƆƉƊƏƐƑƓƔƘƙƝƠơƯưƲƳƴǄ-ǜǞ-ǭǰ-ǵǸ-țȞȟȦ-ȳɓɔɖɗəɛɠɣɲʋḀ-ẙẛẞẠ-ỹ\\u212A\\u212B';
// A letter may carry marks of its own: 'é' typed as two signs, 'm̂'. A mark alone is nothing that could be written.
const MARKS = '\\u0300-\\u036F';
const DIGITS_AND_SIGNS =
  '\\t\\n\\r -@[-`{-~\\u00A0-©«¬®-¹»-¿×÷\\u2000-\\u200A\\u2010-\\u2015‘-‟†‡•…\\u202F‰′″‹›€™−ʻʼ';

/** What the papers of a policy can be written with. The classes share no sign, so a long text is judged in one pass. */
const LATIN = new RegExp(`^(?:[${LETTERS}][${MARKS}]*|[${DIGITS_AND_SIGNS}])*$`);

/**
 * Whether a text has Latin letters (accents and all), digits and usual punctuation alone, as driver licenses and policies
 * of the United States are written; an empty one has.
 */
export const isLatin = (text: string): boolean => LATIN.test(text);

// What no text at all may hold is refused as such (`text`, `lines`), once.
const UNSAFE = /[\p{Cc}\p{Cs}]/gu;

/** A text that is printed on the application, the declarations or the cards: `isLatin`; `key` is what is said of another. */
export function latin<S extends StringSchema<string | null | undefined>>(
  schema: S,
  key: ValidationKey = 'validation:text_not_latin',
): S {
  return schema.test({
    name: 'latin',
    message: key,
    params: { regex: LATIN },
    test: (value) => !value || isLatin(value.replaceAll(UNSAFE, '')),
  });
}

/** A person's name, as the driver license has it. */
export const latinName = <S extends StringSchema<string | null | undefined>>(schema: S): S =>
  latin(schema, 'validation:name_not_latin');
