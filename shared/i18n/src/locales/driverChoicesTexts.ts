import { driverChoices as en } from './en/driverChoices';
import { driverChoices as es } from './es/driverChoices';

/** The part of `drivers` for purchase forms and lists, besides the facts. */
export const driverChoicesTexts = { en: { drivers: en }, es: { drivers: es } };
