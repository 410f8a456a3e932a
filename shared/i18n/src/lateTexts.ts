import type { i18n } from 'i18next';
import type { TextLanguage } from './languages';
import type { Texts } from './mergeTexts';

/** Namespace, then keys, of one language. */
export type Namespaces = Record<string, object>;

/** Texts of both languages, each in a chunk of its own: a person reads one of them. */
export interface LateTexts {
  /** A language's texts, fetched once; the same promise for as long as they are there. A failed load is forgotten. */
  of: (language: TextLanguage) => Promise<Namespaces>;
  /** A language's texts, if they are there. */
  at: (language: TextLanguage) => Namespaces | undefined;
  /** Texts that came by another way, such as with the page. */
  keep: (language: TextLanguage, texts: Namespaces) => void;
}

/** With what React's `use` reads of a promise: what has come is there at once. */
type Coming = Promise<Namespaces> & { status?: 'fulfilled'; value?: Namespaces };

/** Late texts by how each language's are fetched. */
export function lateTexts(fetchers: Record<TextLanguage, () => Promise<Namespaces>>): LateTexts {
  const known: Partial<Record<TextLanguage, Coming>> = {};
  const come = (coming: Coming, value: Namespaces): Coming =>
    Object.assign(coming, { status: 'fulfilled' as const, value });
  const fetchOne = (language: TextLanguage): Coming => {
    const coming: Coming = fetchers[language]();
    coming.then(
      (texts) => come(coming, texts),
      () => delete known[language],
    );
    return coming;
  };
  return {
    of: (language) => (known[language] ??= fetchOne(language)),
    at: (language) => known[language]?.value,
    keep: (language, texts) => void (known[language] = come(Promise.resolve(texts), texts)),
  };
}

/** What each instance was given; by its store, for a hook's answer holds a copy of the instance. */
const given = new WeakMap<i18n['store'], Set<Texts | LateTexts>>();

/** What an instance was given so far, to add to. */
export function knownTo(instance: i18n): Set<Texts | LateTexts> {
  const known = given.get(instance.store) ?? new Set();
  given.set(instance.store, known);
  return known;
}

export const isLate = (texts: Texts | LateTexts): texts is LateTexts => 'keep' in texts;

/** Puts a language's texts into an instance, beside what it holds. */
export function give(instance: i18n, language: TextLanguage, texts: Namespaces): void {
  for (const [namespace, keys] of Object.entries(texts))
    instance.addResourceBundle(language, namespace, keys, true, true);
}

let shown: TextLanguage = 'en';
export const setShownLanguage = (language: TextLanguage): void => void (shown = language);

/** A loader of a part that has its texts at hand when the part is there, in the language that is shown. */
export const withTexts =
  <T>(texts: LateTexts, load: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    const [part] = await Promise.all([load(), texts.of(shown)]);
    return part;
  };
