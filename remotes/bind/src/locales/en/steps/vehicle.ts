import { forms, purchaseValidation, validation, vehicles } from '@shared/i18n/en';
import { lienholderAttributes } from '../lienholderAttributes';
import { vehicle } from '../vehicle';
import { known } from '../known';
import { vehicleAttributes } from '../vehicleAttributes';

/** Texts of the car form. */
export const vehicleStep = {
  bind: { known, vehicle, attributes: vehicleAttributes, lienholderAttributes },
  vehicles,
  forms,
  validation: { ...validation, ...purchaseValidation },
};
