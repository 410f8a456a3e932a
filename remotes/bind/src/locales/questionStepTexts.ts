import { questions as en } from './en/questions';
import { questions as es } from './es/questions';

/** What the screen of the questions says, with its chunk. */
export const questionStepTexts = {
  en: { bind: { questions: en } },
  es: { bind: { questions: es } },
};
