import { storage as en } from '../locales/en/storage';
import { storage as es } from '../locales/es/storage';

/**
 * Texts for a browser that stores nothing. Both languages together, since separate chunks would add bytes to the start.
 */
export const storageTexts = { en: { shell: en }, es: { shell: es } };
