import { en } from '../locales/en';
import { es } from '../locales/es';
import { fillText } from '../locales/fillText';
import { validationTexts } from '@shared/i18n/texts';
import type { FailureCode, FailureEntry } from './apiFailure';
import type { ApiLanguage } from './languageOf';

type Coded = Pick<FailureEntry, 'values'> & { code: string };

const TEXTS: Record<ApiLanguage, Record<FailureCode, string>> = {
  en: { ...validationTexts.en, ...en },
  es: { ...validationTexts.es, ...es },
};

/** The text of a code in the caller's language; an unknown code (never expected) is its own text. */
export function textOf({ code, values }: Coded, language: ApiLanguage): string {
  const texts: Partial<Record<string, string>> = TEXTS[language];
  return fillText(texts[code] ?? code, values);
}
