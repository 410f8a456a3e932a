const APOSTROPHES = /['’‘ʼʻ`´]/gu;
const HYPHENS = /[\p{Pd}\u2212\u00AD\s]+/gu;
const letters = new Intl.Collator('en', { sensitivity: 'base' });

/** A name with its apostrophes in one shape, and one space wherever a hyphen or any other gap stands. */
const plain = (name: string): string =>
  name.normalize('NFC').replaceAll(APOSTROPHES, "'").replaceAll(HYPHENS, ' ').trim();

/**
 * Whether a typed name is the name that was given, as a person reads it: keyboards differ in apostrophes, accents, hyphens,
 * case and spaces, and none of these makes it another's.
 */
export const isSameName = (typed: string, given: string): boolean =>
  letters.compare(plain(typed), plain(given)) === 0;
