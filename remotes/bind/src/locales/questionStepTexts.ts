import { questions as en } from './en/questions';
import { questions as es } from './es/questions';

/** Texts of the questions screen, in its chunk. */
export const questionStepTexts = {
  en: { bind: { questions: en } },
  es: { bind: { questions: es } },
};
