import type { i18n } from 'i18next';
import type { TextLanguage } from './languages';
import { give, isLate, knownTo, setShownLanguage } from './lateTexts';

/**
 * Switches an instance's language once all its texts are loaded in it, so no key is ever shown. If they fail to load,
 * or another language was requested meanwhile, nothing changes.
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
    // Texts added while these were loading are in the set too.
    for (const texts of known) if (isLate(texts)) give(instance, language, await texts.of(language));
  } catch {
    return;
  }
  if (!isWanted()) return;
  setShownLanguage(language);
  await instance.changeLanguage(language);
}
