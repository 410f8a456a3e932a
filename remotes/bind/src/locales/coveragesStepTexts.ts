import { coverages as en } from './en/coverages';
import { coverages as es } from './es/coverages';

/** Texts of the coverage review, in its chunk. */
export const coveragesStepTexts = {
  en: { bind: { coverages: en } },
  es: { bind: { coverages: es } },
};
