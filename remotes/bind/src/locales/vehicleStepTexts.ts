import { lienholderAttributes as lienholderEn } from './en/lienholderAttributes';
import { vehicle as en } from './en/vehicle';
import { vehicleAttributes as attributesEn } from './en/vehicleAttributes';
import { lienholderAttributes as lienholderEs } from './es/lienholderAttributes';
import { vehicle as es } from './es/vehicle';
import { vehicleAttributes as attributesEs } from './es/vehicleAttributes';

/** What the form of a car says, with its chunk. */
export const vehicleStepTexts = {
  en: { bind: { vehicle: en, attributes: attributesEn, lienholderAttributes: lienholderEn } },
  es: { bind: { vehicle: es, attributes: attributesEs, lienholderAttributes: lienholderEs } },
};
