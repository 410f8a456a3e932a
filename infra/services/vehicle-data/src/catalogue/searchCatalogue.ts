import { yearOutOfRange } from '@shared/domain';
import type { Catalogue, Model, Trim } from './catalogue';
import { nameWords, queryWords, wordParts, seriesWords } from './words';
import SearchableMap from 'minisearch/SearchableMap';

/** Known words close to a typed one, each with its closeness between 0 and 1. */
type NearWords = ReadonlyMap<string, number>;

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
function spelling(words: Iterable<string>): (word: string) => NearWords {
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

/** All years of one model, so that its words are compared once per query, not once per year. */
interface Family {
  words: string[];
  modelWords: string[];
  models: Model[];
}

function families(models: readonly Model[]): Family[] {
  const byName = new Map<string, Family>();
  for (const model of models) {
    const key = `${model.make}/${model.name}`;
    const modelWords = nameWords(model.name);
    const family = byName.get(key) ?? {
      words: [...nameWords(model.make), ...modelWords, ...seriesWords(model.make, model.name)],
      modelWords,
      models: [],
    };
    byName.set(key, family);
    family.models.push(model);
  }
  return [...byName.values()];
}

/** Shorter queries find nothing (section 9). */
const MINIMUM_QUERY = 4;
const MAXIMUM_RESULTS = 20;
/** "16" in "16 civic". */
const SHORT_YEAR = /^\d\d$/;
const YEAR_LIKE = /^(19|20)\d{1,2}$/;
/** `near` is at most this, so that an exact word always ranks before a similar one. */
const SCORE = { exact: 3, prefix: 2, shortYear: 2, yearBegun: 1, near: 1, unsaid: -0.1 };

export interface Found {
  model: Model;
  trim: Trim;
}
interface Scored extends Found {
  score: number;
}
/** A typed word: as it is, joined with a neighbor ("f 150"), and the words it may be a typo of. */
interface Typed {
  word: string;
  joined: string[];
  near: NearWords;
}
interface Match {
  model: Model;
  score: number;
  /** A word is specific to the model, so the other words may be ignored, because the tables lack many trims. */
  namesModel: boolean;
  /** Words that neither year, make nor model explain: a trim must. */
  open: Typed[];
}

function typed(words: string[], nearTo: (word: string) => NearWords): Typed[] {
  return words.map((word, at) => ({
    word,
    joined: [`${words[at - 1] ?? ''}${word}`, `${word}${words[at + 1] ?? ''}`].filter(
      (both) => both !== word,
    ),
    near: nearTo(word),
  }));
}

function wordScore({ word, joined, near }: Typed, words: string[]): number {
  if (words.includes(word) || joined.some((both) => words.includes(both))) return SCORE.exact;
  if (words.some((candidate) => candidate.startsWith(word))) return SCORE.prefix;
  return SCORE.near * Math.max(0, ...words.map((candidate) => near.get(candidate) ?? 0));
}

function yearScore({ word }: Typed, year: number): number {
  if (SHORT_YEAR.test(word)) return String(year).endsWith(word) ? SCORE.shortYear : 0;
  if (!YEAR_LIKE.test(word)) return 0;
  if (word === String(year)) return SCORE.exact;
  return word.length === 3 && String(year).startsWith(word) ? SCORE.yearBegun : 0;
}

/** How much of a name the query leaves out: "civic" means the Civic before the Civic Type R. */
function unsaid(query: Typed[], words: string[]): number {
  const isSaid = (word: string) => query.some((one) => word.startsWith(one.word) || one.near.has(word));
  return words.filter((word) => !isSaid(word)).length * SCORE.unsaid;
}

function matchFamily({ words, modelWords, models }: Family, query: Typed[]): Match[] {
  const scores = query.map((one) => wordScore(one, words));
  const hasYear = query.some(({ word }) => YEAR_LIKE.test(word));
  if (!hasYear && scores.every((score) => score === 0)) return [];
  const base = unsaid(query, modelWords);
  const namesModel = query.some((one) => wordScore(one, modelWords) === SCORE.exact);
  return models.flatMap((model) => {
    const all = query.map((one, at) => Math.max(scores[at] ?? 0, yearScore(one, model.year)));
    const open = query.filter((_one, at) => all[at] === 0);
    if (open.length === query.length) return [];
    return [{ model, open, namesModel, score: all.reduce((sum, score) => sum + score, base) }];
  });
}

function matchTrims({ model, open, score }: Match): Scored[] {
  return model.trims().flatMap((trim) => {
    if (open.length === 0) return [{ model, trim, score }];
    const words = nameWords(trim.name);
    const scores = open.map((one) => wordScore(one, words));
    if (scores.includes(0)) return [];
    return [{ model, trim, score: score + scores.reduce((sum, one) => sum + one, 0) + unsaid(open, words) }];
  });
}

const bestFirst = (one: Match | Scored, other: Match | Scored): number =>
  other.score - one.score || other.model.year - one.model.year;

const best = (found: Scored[]): Found[] => found.toSorted(bestFirst).slice(0, MAXIMUM_RESULTS);

/** Trims that every word matches. */
function fitting(matches: Match[]): Scored[] {
  const whole = matches.filter(({ open }) => open.length === 0).toSorted(bestFirst);
  return (whole.length > 0 ? whole.slice(0, MAXIMUM_RESULTS) : matches).flatMap(matchTrims);
}

/** All trims of the named models, if the other words match nothing: "f150 2018 lariat". */
function named(matches: Match[]): Scored[] {
  const models = matches.filter(({ namesModel }) => namesModel).toSorted(bestFirst);
  return models.slice(0, MAXIMUM_RESULTS).flatMap((match) => matchTrims({ ...match, open: [] }));
}

const NO_TYPOS = (): NearWords => new Map();

/** Ways to read the words, most literal first: as typed, as typos, and with letters and digits split ("rx350"). */
function* readings(words: string[], nearTo: (word: string) => NearWords): Generator<Typed[]> {
  yield typed(words, NO_TYPOS);
  yield typed(words, nearTo);
  const parts = words.flatMap(wordParts);
  if (parts.length > words.length) yield typed(parts, nearTo);
}

/**
 * Cars that a text names, with words in any order, the last one possibly incomplete: "2019 honda civ", "accord 2003".
 * Exact matches come first; typos ("toyta camry") are considered only if there are none. Best first, then newest; at
 * most twenty. None for a year that no car can have.
 */
export function searchCatalogue(catalogue: Catalogue, today: () => string): (query: string) => Found[] {
  const known = families(catalogue.all());
  const nearTo = spelling(new Set(known.flatMap(({ words }) => words)));
  return (query) => {
    const words = queryWords(query);
    if (query.trim().length < MINIMUM_QUERY || words.length === 0) return [];
    if (yearOutOfRange(query, today()) !== null) return [];
    let found: Scored[] = [];
    for (const reading of readings(words, nearTo)) {
      const matches = known.flatMap((family) => matchFamily(family, reading));
      const fits = fitting(matches);
      if (fits.length > 0) return best(fits);
      if (found.length === 0) found = named(matches);
    }
    return best(found);
  };
}
