import type { i18n } from 'i18next';
import { use } from 'react';
import { useTranslation } from '@shared/i18n/react';
import { detectLanguage, LANGUAGES } from './languages';
import { give, isLate, knownTo, type LateTexts } from './lateTexts';
import type { Texts } from './mergeTexts';

/** Stores of instances that were created with every text. */
const whole = new WeakSet<i18n['store']>();

/** Marks an instance that needs no late texts. */
export function markWhole(instance: i18n): i18n {
  whole.add(instance.store);
  return instance;
}

/** Adds a later chunk's texts to the tree's instance before anything below uses them. */
export function useMoreTexts(texts: Texts | LateTexts): void {
  const { i18n: instance } = useTranslation();
  const known = knownTo(instance);
  const language = detectLanguage(instance.language, []);
  // `withTexts` loads them with the part; otherwise the part suspends until they have loaded.
  const late = isLate(texts) && !whole.has(instance.store) ? use(texts.of(language)) : null;
  if (known.has(texts)) return;
  known.add(texts);
  if (late) give(instance, language, late);
  else if (!isLate(texts)) for (const each of LANGUAGES) give(instance, each, texts[each]);
}
