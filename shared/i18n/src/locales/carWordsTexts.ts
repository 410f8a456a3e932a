import { carWords as en } from './en/carWords';
import { carWords as es } from './es/carWords';

/** How a car is covered and used, for bundles that list cars without editing them. */
export const carWordsTexts = { en: { vehicles: en }, es: { vehicles: es } };
