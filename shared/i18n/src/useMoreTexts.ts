import type { i18n } from 'i18next';
import { useTranslation } from '@shared/i18n/react';
import { LANGUAGES } from './languages';
import type { Texts } from './mergeTexts';

/** Which texts each instance was given already. */
const given = new WeakMap<i18n, WeakSet<Texts>>();

/** Adds texts that came with a later chunk to the tree's instance, before anything below asks for them. */
export function useMoreTexts(texts: Texts): void {
  const { i18n: instance } = useTranslation();
  const known = given.get(instance) ?? new WeakSet();
  given.set(instance, known);
  if (known.has(texts)) return;
  known.add(texts);
  for (const language of LANGUAGES) {
    for (const [namespace, keys] of Object.entries(texts[language])) {
      instance.addResourceBundle(language, namespace, keys, true, true);
    }
  }
}
