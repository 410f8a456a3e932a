import { storage as en } from '../locales/en/storage';
import { storage as es } from '../locales/es/storage';

/** What is said where the browser keeps nothing. In both languages: chunks of their own would weigh more on the start. */
export const storageTexts = { en: { shell: en }, es: { shell: es } };
