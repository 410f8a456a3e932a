import type { Model } from './catalogue';
import { nameWords, seriesWords } from './words';

/** All years of one model, so that its words are compared once per query, not once per year. */
export interface Family {
  words: string[];
  modelWords: string[];
  models: Model[];
}

export function families(models: readonly Model[]): Family[] {
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
