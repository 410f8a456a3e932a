import { en } from './en';
import { es } from './es';

/** The words of every paper. */
export const PAPER_TEXTS: Record<'en' | 'es', typeof en> = { en, es };
