import { resume as en } from '../locales/en/resume';
import { resume as es } from '../locales/es/resume';

/** What opening a mailed quote says beside the frame's texts. */
export const resumeTexts = { en: { shell: en }, es: { shell: es } };
