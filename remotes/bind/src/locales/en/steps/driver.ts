import { driverChoices, forms, purchaseValidation, validation } from '@shared/i18n/en';
import { choices } from '../choices';
import { driver } from '../driver';
import { driverAttributes } from '../driverAttributes';

/** What a driver's form says of its own; the words of violations and kinds of work come with their fields. */
export const driverStep = {
  bind: { ...choices, driver, attributes: driverAttributes },
  drivers: driverChoices,
  forms,
  validation: { ...validation, ...purchaseValidation },
};
