import { driverChoices, forms, purchaseValidation, validation } from '@shared/i18n/en';
import { choices } from '../choices';
import { driver } from '../driver';
import { known } from '../known';
import { driverAttributes } from '../driverAttributes';

/** The driver form's own texts; those of violations and kinds of work load with their fields. */
export const driverStep = {
  bind: { ...choices, known, driver, attributes: driverAttributes },
  drivers: driverChoices,
  forms,
  validation: { ...validation, ...purchaseValidation },
};
