import { vehicleAttributes as attributesEn } from './en/vehicleAttributes';
import { vehicles as en } from './en/vehicles';
import { vehicleAttributes as attributesEs } from './es/vehicleAttributes';
import { vehicles as es } from './es/vehicles';

/** Texts of the car list, in its chunk. */
export const vehiclesStepTexts = {
  en: { bind: { vehicles: en, attributes: attributesEn } },
  es: { bind: { vehicles: es, attributes: attributesEs } },
};
