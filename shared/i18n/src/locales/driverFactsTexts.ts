import { driverFacts as en } from './en/driverFacts';
import { driverFacts as es } from './es/driverFacts';

/** What lists of drivers show of `drivers`. */
export const driverFactsTexts = { en: { drivers: en }, es: { drivers: es } };
