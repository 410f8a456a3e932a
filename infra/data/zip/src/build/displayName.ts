const SMALL_WORDS = new Set(['of', 'and', 'the', 'du', 'de', 'la', 'le', 'on', 'in', 'by']);

function titleWord(word: string, index: number): string {
  const lower = word.toLowerCase();
  if (index > 0 && SMALL_WORDS.has(lower)) return lower;
  const capital = lower.replace(/(^|[-'.])([a-z])/g, (_match, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
  return capital.replace(/'S$/, "'s").replace(/^Mc([a-z])(?=[a-z])/, (_match, letter: string) => {
    return `Mc${letter.toUpperCase()}`;
  });
}

/**
 * A city's display name: all-uppercase or all-lowercase names become title case, "Mcallen" becomes McAllen;
 * mixed case stays.
 */
export function cityName(raw: string): string {
  const name = raw.replace(/[,\s]+/g, ' ').trim();
  const words = name.split(' ');
  if (name === name.toUpperCase() || name === name.toLowerCase()) return words.map(titleWord).join(' ');
  return words.map((word) => (/^Mc[a-z]+$/.test(word) ? titleWord(word, 0) : word)).join(' ');
}

/**
 * A county's display name: without "County", "Parish" and the like; an independent city reads "St. Louis
 * City".
 */
export function countyName(raw: string): string {
  const name = raw.replace(/[,\s]+/g, ' ').trim();
  const city = /^(?:City of (.+)|(.+?) \(city\)?|(.+) city)$/.exec(name);
  const independent = city?.[1] ?? city?.[2] ?? city?.[3];
  if (independent) return independent.endsWith(' City') ? independent : `${independent} City`;
  return name
    .replace(/^City and (?:County|Borough) of /, '')
    .replace(/ (?:City and Borough|Census Area|\(CA\)|County|Parish|Borough|Municipality|Municipio)$/, '');
}
