import { useTranslation } from 'react-i18next';
import { LANGUAGES } from './languages';
import type { Texts } from './mergeTexts';

/** Adds namespaces that came with a later chunk to the tree's instance, before anything below asks for them. */
export function useMoreTexts(texts: Texts): void {
  const { i18n } = useTranslation();
  for (const language of LANGUAGES) {
    for (const [namespace, keys] of Object.entries(texts[language])) {
      if (!i18n.hasResourceBundle(language, namespace)) i18n.addResourceBundle(language, namespace, keys);
    }
  }
}
