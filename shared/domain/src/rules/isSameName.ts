const APOSTROPHES = /['’‘ʼʻ`´]/gu;
const HYPHENS = /[\p{Pd}\u2212\u00AD\s]+/gu;
const letters = new Intl.Collator('en', { sensitivity: 'base' });

/** Some read "J.R." as "JR" and others as "J R". */
const PERIODS = ['', ' '];

/** Normalizes a name: one kind of apostrophe, no periods, and single spaces in place of hyphens and other gaps. */
const plain = (name: string, period: string): string =>
  name
    .normalize('NFC')
    .replaceAll(APOSTROPHES, "'")
    .replaceAll('.', period)
    .replaceAll(HYPHENS, ' ')
    .replaceAll('ı', 'i')
    .trim();

/**
 * Whether a typed name matches the given one, ignoring case, accents, apostrophe style, hyphens, periods and repeated
 * spaces, since keyboards differ and "Jr." is also written "Jr" (reading 71).
 */
export const isSameName = (typed: string, given: string): boolean =>
  PERIODS.some((period) => letters.compare(plain(typed, period), plain(given, period)) === 0);
