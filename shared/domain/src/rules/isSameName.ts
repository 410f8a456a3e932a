const APOSTROPHES = /['’‘ʼʻ`´]/gu;
const HYPHENS = /[\p{Pd}\u2212\u00AD\s]+/gu;
const letters = new Intl.Collator('en', { sensitivity: 'base' });

/** Normalizes a name: one kind of apostrophe, and single spaces in place of hyphens and other gaps. */
const plain = (name: string): string =>
  name.normalize('NFC').replaceAll(APOSTROPHES, "'").replaceAll(HYPHENS, ' ').trim();

/**
 * Whether a typed name matches the given one, ignoring apostrophe style, accents, hyphens, case and spaces, since
 * keyboards differ.
 */
export const isSameName = (typed: string, given: string): boolean =>
  letters.compare(plain(typed), plain(given)) === 0;
