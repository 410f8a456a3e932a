export const LANGUAGES = ['en', 'es'] as const;
export type TextLanguage = (typeof LANGUAGES)[number];

/** Locales for numbers and dates: both languages are spoken in the United States. */
export const LOCALES: Record<TextLanguage, string> = { en: 'en-US', es: 'es-US' };

/** Storage name of the chosen language (documented; start over keeps it). */
export const LANGUAGE_STORAGE_NAME = 'language';

const languageIn = (tag: string): TextLanguage | undefined =>
  LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);

/** The chosen language, else Spanish if the browser prefers it to English, else English (reading 27). */
export function detectLanguage(stored: string | null, navigatorLanguages: readonly string[]): TextLanguage {
  const asked = [stored ?? '', ...navigatorLanguages]
    .map(languageIn)
    .find((language) => language !== undefined);
  return asked ?? 'en';
}
