import { createInstance, type i18n } from 'i18next';
import type { TextLanguage } from './languages';
import type { Texts } from './mergeTexts';

/**
 * An instance that holds these texts and no others, ready at once: a bundle that is on the way to a first screen names
 * what that screen shows, and its later screens bring theirs by `useMoreTexts`.
 */
export function createTexts(language: TextLanguage, texts: Texts): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    defaultNS: 'common',
    resources: texts,
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes.
    react: { useSuspense: false },
  });
  return instance;
}
