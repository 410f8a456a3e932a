import type { i18n } from 'i18next';
import type { TextLanguage } from './languages';
import { give, isLate, knownTo, setShownLanguage } from './lateTexts';

/**
 * Changes an instance's language once all that it was given is there in it: until then the texts stay in the language
 * they are in, and no key ever shows. Where they cannot be had, or something else was asked for meanwhile, nothing
 * changes.
 */
export async function followLanguage(
  instance: i18n,
  language: TextLanguage,
  isWanted: () => boolean,
): Promise<void> {
  const known = knownTo(instance);
  const coming = [...known].filter(isLate).map((texts) => texts.of(language));
  try {
    await Promise.all(coming);
    // What was given while these came is in the set, too.
    for (const texts of known) if (isLate(texts)) give(instance, language, await texts.of(language));
  } catch {
    return;
  }
  if (!isWanted()) return;
  setShownLanguage(language);
  await instance.changeLanguage(language);
}
