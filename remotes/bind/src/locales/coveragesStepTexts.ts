import { coverages as en } from './en/coverages';
import { coverages as es } from './es/coverages';

/** What the review of coverages says, with its chunk. */
export const coveragesStepTexts = {
  en: { bind: { coverages: en } },
  es: { bind: { coverages: es } },
};
