import type { FlatNamespace, ParseKeys, TFunction } from 'i18next';

/** Text namespaces that every app may use. */
type SharedNamespace =
  | 'common'
  | 'coverages'
  | 'drivers'
  | 'forms'
  | 'questions'
  | 'quotes'
  | 'validation'
  | 'vehicles';

/** `t` of a namespace: its own keys plain, shared ones with their namespace (`common:actions.close`). */
export type Translate<N extends FlatNamespace = 'common'> = TFunction<[N, ...SharedNamespace[]]>;

/** A shared text key with its namespace. */
export type SharedKey = { [N in SharedNamespace]: `${N}:${ParseKeys<N>}` }[SharedNamespace];

/** Any app's text key with its namespace. */
export type AnyKey = { [N in FlatNamespace]: `${N}:${ParseKeys<N>}` }[FlatNamespace];

type Values = Record<string, string | number>;

/** The `t` of any namespace, for functions that only use shared texts. */
export type TranslateShared = (key: SharedKey | SharedKey[], values?: Values) => string;

/** Types a key known only at run time, such as a schema's message or a code from the wire. */
export function keyAtRunTime(key: string): SharedKey {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each caller defines a fallback for a missing text
  return key as SharedKey;
}
