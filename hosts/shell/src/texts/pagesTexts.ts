import { pages as en } from '../locales/en/pages';
import { pages as es } from '../locales/es/pages';

/** What the shell's own pages say beside the frame's texts. */
export const pagesTexts = { en: { shell: en }, es: { shell: es } };
