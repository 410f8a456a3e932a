import { pages as en } from '../locales/en/pages';
import { pages as es } from '../locales/es/pages';

/** Texts of the shell's own pages, in both languages: separate chunks would add bytes to the start. */
export const pagesTexts = { en: { shell: en }, es: { shell: es } };
