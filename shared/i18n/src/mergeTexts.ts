import { LANGUAGES, type TextLanguage } from './languages';

/** Language, then namespace, then keys. */
export type Texts = Record<TextLanguage, Record<string, object>>;

/** Puts namespaces together; of one namespace the later one adds and replaces keys at the top level. */
export function mergeTexts(...parts: readonly Texts[]): Texts {
  const merged: Texts = { en: {}, es: {} };
  for (const part of parts) {
    for (const language of LANGUAGES) {
      for (const [namespace, keys] of Object.entries(part[language])) {
        merged[language][namespace] = { ...merged[language][namespace], ...keys };
      }
    }
  }
  return merged;
}
