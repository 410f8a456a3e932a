import { vehicles as en } from './en/vehicles';
import { vehicles as es } from './es/vehicles';

/** The car forms and lists. */
export const vehiclesTexts = { en: { vehicles: en }, es: { vehicles: es } };
