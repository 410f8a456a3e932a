import { en } from './en';
import { es } from './es';

export type Language = 'en' | 'es';
export type CardTexts = typeof en;

/** English, unless Spanish is asked for by name. */
export const languageOf = (wish: unknown): Language => (wish === 'es' ? 'es' : 'en');

export const textsFor = (language: Language): CardTexts => ({ en, es })[language];
