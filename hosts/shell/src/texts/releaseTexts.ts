import { release as en } from '../locales/en/release';
import { release as es } from '../locales/es/release';

/** Texts of the release bar, in both languages: separate chunks would add bytes to the start. */
export const releaseTexts = { en: { shell: en }, es: { shell: es } };
