import type { Catalogue, Model, Trim } from './catalogue';
import { nameWords, queryWords } from './words';

/** Fewer typed characters than this find nothing (section 9). */
export const MINIMUM_QUERY = 4;
const MAXIMUM_RESULTS = 20;
const SCORE = { exact: 3, prefix: 2, yearBegun: 1, unsaid: -0.1 };

export interface Found {
  model: Model;
  trim: Trim;
}
interface Match {
  model: Model;
  score: number;
  /** Words that neither year, make nor model explain: a trim must. */
  open: string[];
}

/** A function that splits each distinct name once. */
function wordCache(): (name: string) => string[] {
  const known = new Map<string, string[]>();
  return (name) => {
    const words = known.get(name) ?? nameWords(name);
    known.set(name, words);
    return words;
  };
}

function wordScore(word: string, words: string[]): number {
  if (words.includes(word)) return SCORE.exact;
  return words.some((candidate) => candidate.startsWith(word)) ? SCORE.prefix : 0;
}

function yearScore(word: string, year: number): number {
  if (!/^\d{3,4}$/.test(word)) return 0;
  if (word === String(year)) return SCORE.exact;
  return word.length === 3 && String(year).startsWith(word) ? SCORE.yearBegun : 0;
}

/** What of a name the query leaves unsaid: "civic" means the Civic before the Civic Type R. */
function unsaid(query: string[], words: string[]): number {
  return words.filter((word) => !query.some((typed) => word.startsWith(typed))).length * SCORE.unsaid;
}

function matchModel(model: Model, query: string[], wordsOf: (name: string) => string[]): Match {
  const words = [...wordsOf(model.make), ...wordsOf(model.name)];
  const match: Match = { model, score: unsaid(query, wordsOf(model.name)), open: [] };
  for (const word of query) {
    const score = Math.max(yearScore(word, model.year), wordScore(word, words));
    if (score === 0) match.open.push(word);
    match.score += score;
  }
  return match;
}

function matchTrims({ model, open, score }: Match): (Found & { score: number })[] {
  return model.trims().flatMap((trim) => {
    if (open.length === 0) return [{ model, trim, score }];
    const words = nameWords(trim.name);
    const scores = open.map((word) => wordScore(word, words));
    if (scores.includes(0)) return [];
    return [{ model, trim, score: score + scores.reduce((sum, one) => sum + one, 0) + unsaid(open, words) }];
  });
}

/**
 * Cars that a text names, in any order of its words, the last of which may be unfinished: "2019 honda civ", "accord
 * 2003". Best first, then newest; at most twenty.
 */
export function searchCatalogue(catalogue: Catalogue): (query: string) => Found[] {
  const wordsOf = wordCache();
  return (query) => {
    const words = queryWords(query);
    if (words.join('').length < MINIMUM_QUERY) return [];
    const matches = catalogue
      .all()
      .map((model) => matchModel(model, words, wordsOf))
      .filter(({ open }) => open.length < words.length);
    const whole = matches.filter(({ open }) => open.length === 0);
    const candidates = whole.length > 0 ? whole : matches;
    return candidates
      .toSorted((a, b) => b.score - a.score || b.model.year - a.model.year)
      .flatMap((match, at) => (whole.length > 0 && at >= MAXIMUM_RESULTS ? [] : matchTrims(match)))
      .toSorted((a, b) => b.score - a.score || b.model.year - a.model.year)
      .slice(0, MAXIMUM_RESULTS);
  };
}
