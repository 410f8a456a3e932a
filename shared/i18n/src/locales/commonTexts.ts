import { common as en } from './en/common';
import { common as es } from './es/common';

/** Shared words, alerts and errors. */
export const commonTexts = { en: { common: en }, es: { common: es } };
