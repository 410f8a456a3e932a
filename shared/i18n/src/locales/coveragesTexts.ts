import { coverages as en } from './en/coverages';
import { coverages as es } from './es/coverages';

/** Names of the coverages in plain words: for bundles that show them. */
export const coveragesTexts = { en: { coverages: en }, es: { coverages: es } };
