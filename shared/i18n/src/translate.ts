import type { FlatNamespace, ParseKeys, TFunction } from 'i18next';

/** The namespaces of texts that every app may show. */
type SharedNamespace =
  | 'common'
  | 'coverages'
  | 'drivers'
  | 'forms'
  | 'questions'
  | 'quotes'
  | 'validation'
  | 'vehicles';

/** `t` of a namespace: its own keys as they are, shared ones with their namespace (`common:actions.close`). */
export type Translate<N extends FlatNamespace = 'common'> = TFunction<[N, ...SharedNamespace[]]>;

/** A key of a shared text with its namespace. */
export type SharedKey = { [N in SharedNamespace]: `${N}:${ParseKeys<N>}` }[SharedNamespace];

/** A key of any app's text with its namespace. */
export type AnyKey = { [N in FlatNamespace]: `${N}:${ParseKeys<N>}` }[FlatNamespace];

type Values = Record<string, string | number>;

/** What any namespace's `t` can do: for whoever is handed one to say shared texts with. */
export type TranslateShared = (key: SharedKey | SharedKey[], values?: Values) => string;

/** A key that is known at run time only, as a schema's message or a code from the wire is. */
export function keyAtRunTime(key: string): SharedKey {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each caller says what shows when there is no such text
  return key as SharedKey;
}
