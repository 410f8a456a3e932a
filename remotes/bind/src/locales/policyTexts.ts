import { policy as en } from './en/policy';
import { policy as es } from './es/policy';

/** What the final pages say, with their chunk. */
export const policyTexts = { en: { bind: en }, es: { bind: es } };
