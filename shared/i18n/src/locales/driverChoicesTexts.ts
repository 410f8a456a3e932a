import { driverChoices as en } from './en/driverChoices';
import { driverChoices as es } from './es/driverChoices';

/** What the forms and lists of drivers in the purchase show of `drivers`, beside the facts. */
export const driverChoicesTexts = { en: { drivers: en }, es: { drivers: es } };
