import { drivers as en } from './en/drivers';
import { drivers as es } from './es/drivers';

/** The driver forms and lists. */
export const driversTexts = { en: { drivers: en }, es: { drivers: es } };
