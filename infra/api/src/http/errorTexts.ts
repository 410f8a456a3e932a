import { en } from '../locales/en';
import { es } from '../locales/es';
import { fillText } from '../locales/fillText';
import { validationTexts } from '@shared/i18n/texts';
import type { FailureEntry } from './apiFailure';
import type { ApiLanguage } from './languageOf';

const OWN: Record<ApiLanguage, Record<string, string>> = { en, es };

/** The text of a code in the caller's language; an unknown code (never expected) is its own text. */
export const textOf = ({ code, values }: FailureEntry, language: ApiLanguage): string =>
  fillText(OWN[language][code] ?? validationTexts[language][code] ?? code, values);
