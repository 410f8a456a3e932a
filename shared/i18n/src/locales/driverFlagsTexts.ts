import { driverFlags as en } from './en/driverFlags';
import { driverFlags as es } from './es/driverFlags';

/** What lists and summaries of drivers in the purchase tell of `drivers`, beside the choices. */
export const driverFlagsTexts = { en: { drivers: en }, es: { drivers: es } };
