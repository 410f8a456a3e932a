import data, { type CompatData, type CompatStatement, type Identifier } from '@mdn/browser-compat-data';
import { BROWSERS } from '@shared/federation/build';
import browserslist from 'browserslist';

export { type CompatStatement, type Identifier } from '@mdn/browser-compat-data';
export const { api, css, javascript }: CompatData = data;

/** The names that MDN's data has for the browsers of browserslist. */
const NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
  opera: 'opera',
} as const;

type Name = keyof typeof NAMES;

const isName = (name: string): name is Name => Object.hasOwn(NAMES, name);

const versionOf = (text: string): number => Number.parseFloat(text);

/** The oldest version of each browser in a list, by its name in browserslist. */
export function oldestOf(queries: readonly string[]): Record<Name, number> {
  const oldest = new Map<Name, number>();
  for (const entry of browserslist(queries)) {
    const [name = '', versions = ''] = entry.split(' ');
    if (!isName(name)) throw new Error(`No data about ${name}`);
    // A range such as 16.6-16.7 begins with its oldest.
    oldest.set(name, Math.min(oldest.get(name) ?? Infinity, versionOf(versions)));
  }
  const need = (name: Name): number => {
    const version = oldest.get(name);
    if (version === undefined) throw new Error(`No oldest ${name}`);
    return version;
  };
  return {
    chrome: need('chrome'),
    edge: need('edge'),
    firefox: need('firefox'),
    safari: need('safari'),
    ios_saf: need('ios_saf'),
    samsung: need('samsung'),
    opera: need('opera'),
  };
}

const OLDEST = oldestOf(BROWSERS);

/** The first version of a browser that has a feature as it is written; Infinity if none has. */
export function firstVersion(feature: CompatStatement, browser: Name): number {
  const support = feature.support[NAMES[browser]] ?? [];
  const versions = [support]
    .flat()
    .filter((one) => !one.flags && !one.prefix && !one.alternative_name && !one.partial_implementation)
    .filter((one) => !one.version_removed)
    .map(({ version_added: added }) =>
      typeof added === 'string' ? versionOf(added.replace('≤', '')) : Infinity,
    )
    .map((version) => (Number.isNaN(version) ? Infinity : version));
  return Math.min(Infinity, ...versions);
}

/** The browsers of our list whose oldest version lacks a feature. */
export const lacking = (feature: CompatStatement): Name[] =>
  Object.keys(OLDEST)
    .filter(isName)
    .filter((browser) => firstVersion(feature, browser) > OLDEST[browser]);

/** What the data says of a place such as `Array.toSorted` below a part of it. */
export function statementAt(part: Identifier, path: readonly string[]): CompatStatement | undefined {
  let at: Identifier | undefined = part;
  for (const key of path) at = at && Object.hasOwn(at, key) ? at[key] : undefined;
  const { __compat: known } = at ?? {};
  return known;
}
