import { resume as en } from '../locales/en/resume';
import { resume as es } from '../locales/es/resume';

/** Texts for opening an emailed quote, in both languages: separate chunks would add bytes to the start. */
export const resumeTexts = { en: { shell: en }, es: { shell: es } };
