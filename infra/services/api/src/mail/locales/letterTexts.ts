import type { ApiLanguage } from '../../http/languageOf';
import { en } from './en';
import { es } from './es';

/** The words of every letter. */
export const LETTER_TEXTS: Record<ApiLanguage, typeof en> = { en, es };
