import { coverages as en } from './en/coverages';
import { coverages as es } from './es/coverages';

/** Plain names of the coverages, for bundles that show them. */
export const coveragesTexts = { en: { coverages: en }, es: { coverages: es } };
