import { signing as en } from './en/signing';
import { signing as es } from './es/signing';

/** What signing and confirmation say, with their chunks. */
export const signingTexts = { en: { bind: en }, es: { bind: es } };
