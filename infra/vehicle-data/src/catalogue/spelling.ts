import SearchableMap from 'minisearch/SearchableMap';

/** Known words close to a typed one, each with its closeness between 0 and 1. */
export type NearWords = ReadonlyMap<string, number>;

/** Short words have too many neighbors: "gt" is not a typo of "gts". */
const MINIMUM_LENGTH = 4;
const LONG_LENGTH = 6;
const COST = { edit: 0.25, otherEnding: 0.1 };

const sortedLetters = (word: string): string => Array.from(word).toSorted().join('');

/** Edits from one word to the other; letters in the wrong order ("hodna") count once. */
function editsBetween(word: string, known: string, distance: number): number {
  return distance === 2 && sortedLetters(word) === sortedLetters(known) ? 1 : distance;
}

/** People rarely mistype a word's last letter, so "camary" is a Camry before it is a Camaro. */
function closeness(word: string, known: string, edits: number): number {
  return 1 - edits * COST.edit - (word.at(-1) === known.at(-1) ? 0 : COST.otherEnding);
}

/** Finds the known words that a misspelled one may mean: one edit away, two for longer words. */
export function spelling(words: Iterable<string>): (word: string) => NearWords {
  const known = new SearchableMap<true>();
  for (const word of words) known.set(word, true);
  return (word) => {
    // Another number is another car: 1500 is no typo of 3500.
    if (word.length < MINIMUM_LENGTH || /^\d+$/.test(word)) return new Map();
    const allowed = word.length < LONG_LENGTH ? 1 : 2;
    return new Map(
      [...known.fuzzyGet(word, 2)].flatMap(([candidate, [, distance]]) => {
        const edits = editsBetween(word, candidate, distance);
        return edits > allowed ? [] : [[candidate, closeness(word, candidate, edits)] as const];
      }),
    );
  };
}
