import { driverFlags as en } from './en/driverFlags';
import { driverFlags as es } from './es/driverFlags';

/** The part of `drivers` for purchase lists and summaries, besides the choices. */
export const driverFlagsTexts = { en: { drivers: en }, es: { drivers: es } };
