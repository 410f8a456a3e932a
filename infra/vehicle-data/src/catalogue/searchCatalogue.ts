import type { Catalogue, Model, Trim } from './catalogue';
import { nameWords, queryWords } from './words';

/** Fewer typed characters than this find nothing (section 9). */
const MINIMUM_QUERY = 4;
const MAXIMUM_RESULTS = 20;
const YEAR_LIKE = /^\d{3,4}$/;
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

/** All years of one model: its words are looked at once a query, not once a year. */
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
      words: [...nameWords(model.make), ...modelWords],
      modelWords,
      models: [],
    };
    byName.set(key, family);
    family.models.push(model);
  }
  return [...byName.values()];
}

function wordScore(word: string, words: string[]): number {
  if (words.includes(word)) return SCORE.exact;
  return words.some((candidate) => candidate.startsWith(word)) ? SCORE.prefix : 0;
}

function yearScore(word: string, year: number): number {
  if (!YEAR_LIKE.test(word)) return 0;
  if (word === String(year)) return SCORE.exact;
  return word.length === 3 && String(year).startsWith(word) ? SCORE.yearBegun : 0;
}

/** What of a name the query leaves unsaid: "civic" means the Civic before the Civic Type R. */
function unsaid(query: string[], words: string[]): number {
  return words.filter((word) => !query.some((typed) => word.startsWith(typed))).length * SCORE.unsaid;
}

function matchFamily({ words, modelWords, models }: Family, query: string[]): Match[] {
  const scores = query.map((word) => wordScore(word, words));
  const years = query.filter((word) => YEAR_LIKE.test(word));
  if (years.length === 0 && scores.every((score) => score === 0)) return [];
  const base = unsaid(query, modelWords);
  return models.flatMap((model) => {
    const all = query.map((word, at) => Math.max(scores[at] ?? 0, yearScore(word, model.year)));
    const open = query.filter((_word, at) => all[at] === 0);
    if (open.length === query.length) return [];
    return [{ model, open, score: all.reduce((sum, score) => sum + score, base) }];
  });
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
  const known = families(catalogue.all());
  return (query) => {
    const words = queryWords(query);
    if (words.join('').length < MINIMUM_QUERY) return [];
    const matches = known.flatMap((family) => matchFamily(family, words));
    const whole = matches.filter(({ open }) => open.length === 0);
    const candidates = whole.length > 0 ? whole : matches;
    return candidates
      .toSorted((a, b) => b.score - a.score || b.model.year - a.model.year)
      .flatMap((match, at) => (whole.length > 0 && at >= MAXIMUM_RESULTS ? [] : matchTrims(match)))
      .toSorted((a, b) => b.score - a.score || b.model.year - a.model.year)
      .slice(0, MAXIMUM_RESULTS);
  };
}
