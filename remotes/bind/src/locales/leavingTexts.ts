import { leaving as en } from './en/leaving';
import { leaving as es } from './es/leaving';

/** Texts of a payment that is being left, in the chunks of its screens. */
export const leavingTexts = { en: { bind: en }, es: { bind: es } };
