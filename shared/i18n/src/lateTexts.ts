import type { i18n } from 'i18next';
import type { TextLanguage } from './languages';
import type { Texts } from './mergeTexts';

/** Namespace, then keys, of one language. */
export type Namespaces = Record<string, object>;

/** Texts of both languages, each in its own chunk, since a shopper reads one of them. */
export interface LateTexts {
  /** Loads a language's texts once and caches the promise; a failed load is not cached. */
  of: (language: TextLanguage) => Promise<Namespaces>;
  /** A language's texts if they have loaded. */
  at: (language: TextLanguage) => Namespaces | undefined;
  /** Stores texts that came another way, such as in the page. */
  keep: (language: TextLanguage, texts: Namespaces) => void;
}

/** The fields that React's `use` reads from a promise, so loaded texts are available synchronously. */
type Coming = Promise<Namespaces> & { status?: 'fulfilled'; value?: Namespaces };

/** Creates late texts from a loader per language. */
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

/** Texts of each instance, by its store, since a hook returns a copy of the instance. */
const given = new WeakMap<i18n['store'], Set<Texts | LateTexts>>();

/** The texts an instance has so far; mutable. */
export function knownTo(instance: i18n): Set<Texts | LateTexts> {
  const known = given.get(instance.store) ?? new Set();
  given.set(instance.store, known);
  return known;
}

export const isLate = (texts: Texts | LateTexts): texts is LateTexts => 'keep' in texts;

/** Adds a language's texts to an instance. */
export function give(instance: i18n, language: TextLanguage, texts: Namespaces): void {
  for (const [namespace, keys] of Object.entries(texts))
    instance.addResourceBundle(language, namespace, keys, true, true);
}

let shown: TextLanguage = 'en';
export const setShownLanguage = (language: TextLanguage): void => void (shown = language);

/** A loader that resolves when both a part and its texts in the current language have loaded. */
export const withTexts =
  <T>(texts: LateTexts, load: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    const [part] = await Promise.all([load(), texts.of(shown)]);
    return part;
  };
