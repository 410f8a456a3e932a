import { later as en } from '../locales/en/later';
import { later as es } from '../locales/es/later';

/** Texts of the Finish later dialog, in both languages: separate chunks would add bytes to the start. */
export const laterTexts = { en: { shell: en }, es: { shell: es } };
