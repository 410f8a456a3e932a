import { violations as en } from './en/violations';
import { violations as es } from './es/violations';

/** Every kind of incident under its group, with the field that asks for it. */
export const violationsTexts = { en: { bind: en }, es: { bind: es } };
