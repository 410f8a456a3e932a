import { questions as en } from './en/questions';
import { questions as es } from './es/questions';

/** The application questions, for the purchase and the API that returns them. */
export const questionsTexts = { en: { questions: en }, es: { questions: es } };
