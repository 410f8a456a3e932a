import { driverFacts as en } from './en/driverFacts';
import { driverFacts as es } from './es/driverFacts';

/** The part of `drivers` for lists of drivers. */
export const driverFactsTexts = { en: { drivers: en }, es: { drivers: es } };
