import { LANGUAGES, type TextLanguage } from './languages';

/** Language, then namespace, then keys. */
export type Texts = Record<TextLanguage, Record<string, object>>;

/** Merges texts; within a namespace the later one adds and replaces top-level keys. */
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
