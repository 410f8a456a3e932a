import { mergeTexts } from '@shared/i18n';
import { bind as en } from './en/bind';
import { bind as es } from './es/bind';
import { policyDetailsTexts } from './policyDetailsTexts';

/** Every text of the purchase in one, for tests: the site loads each step's with its chunk. */
export const bindTexts = mergeTexts({ en: { bind: en }, es: { bind: es } }, policyDetailsTexts);
