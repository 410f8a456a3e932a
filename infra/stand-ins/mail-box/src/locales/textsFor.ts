import { en } from './en';
import { es } from './es';

export interface ViewerTexts {
  language: 'en' | 'es';
  texts: typeof en;
}

/** English, unless the browser asks for Spanish first. */
export const textsFor = (acceptLanguage: string | undefined): ViewerTexts =>
  /^\s*es\b/i.test(acceptLanguage ?? '') ? { language: 'es', texts: es } : { language: 'en', texts: en };
