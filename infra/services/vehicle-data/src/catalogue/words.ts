/** Common alternatives to a name. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['beemer', 'bmw'],
  ['bimmer', 'bmw'],
  ['caddy', 'cadillac'],
  ['chevy', 'chevrolet'],
  ['miata', 'mx5'],
  ['merc', 'mercedes'],
  ['vette', 'corvette'],
  ['vw', 'volkswagen'],
]);

/** Words beyond any car name's length are ignored, because each is compared to every model. */
const MAXIMUM_WORDS = 8;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a query, ignoring case, accents and punctuation. */
export function queryWords(query: string): string[] {
  const words = plain(query).match(/[a-z0-9]+/g) ?? [];
  return words.slice(0, MAXIMUM_WORDS).map((word) => ALIASES.get(word) ?? word);
}

/** The words that find a name: its own, and all of it joined ("F-150": f, 150, f150). */
export function nameWords(name: string): string[] {
  const own = plain(name).match(/[a-z0-9]+/g) ?? [];
  return own.length > 1 ? [...own, own.join('')] : own;
}

/**
 * What people call cars besides their names. BMW's models are engines: a 330i and an M340i are a "3 Series". Ram was a
 * Dodge until 2009.
 */
export function seriesWords(make: string, model: string): string[] {
  if (make === 'Ram') return ['dodge'];
  const [, series] = (make === 'BMW' && /^M?(\d)\d\d/.exec(model)) || [];
  return series === undefined ? [] : nameWords(`${series} series`);
}

/** Splits letters and digits, for names that put a space between them ("rx350": rx, 350). */
export const wordParts = (word: string): string[] => word.match(/[a-z]+|[0-9]+/g) ?? [];
