import { intersectKeys, keyText, parseKey, type Key } from '../vin/patternKey';
import { ELEMENT, type Pattern } from './readVpic';
import { trimNames } from './trimNames';

/** One trim of one model in a schema. `trim` is null if the schema names none for some of the cars. */
export interface SchemaEntry {
  modelId: string;
  trim: string | null;
  /** VIN positions 4 to 8, "*" where several characters are possible. */
  key: string;
  bodies: number[];
  /** Weight classes. */
  weights: number[];
}

type Keyed = Pattern & { parsed: Key };

/** The values of the patterns that share cars with this one. */
function sharing(key: Key, patterns: Keyed[]): number[] {
  return patterns.filter(({ parsed }) => intersectKeys(key, parsed)).map(({ value }) => Number(value));
}

function modelEntries(model: Keyed, trims: Keyed[], bodies: Keyed[], weights: Keyed[]): SchemaEntry[] {
  const entries = trims.flatMap((trim) => {
    const key = intersectKeys(model.parsed, trim.parsed);
    if (!key) return [];
    const facts = { bodies: sharing(key, bodies), weights: sharing(key, weights) };
    const common = { modelId: model.value, key: keyText(key), ...facts };
    return trimNames(trim.value).map((name) => ({ ...common, trim: name }));
  });
  if (entries.length > 0) return entries;
  const bare = { modelId: model.value, trim: null, key: keyText(model.parsed) };
  return [{ ...bare, bodies: sharing(model.parsed, bodies), weights: sharing(model.parsed, weights) }];
}

/** Every model of a schema with the possible trims and bodies of its cars. */
export function schemaEntries(patterns: Pattern[]): SchemaEntry[] {
  const keyed = patterns.map((pattern) => ({ ...pattern, parsed: parseKey(pattern.key) }));
  const of = (element: number) => keyed.filter((pattern) => pattern.element === element);
  const trims = of(ELEMENT.trim);
  const bodies = of(ELEMENT.body);
  const weights = of(ELEMENT.weight);
  return of(ELEMENT.model).flatMap((model) => modelEntries(model, trims, bodies, weights));
}
