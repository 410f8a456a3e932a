import { contactMeSchema, sendQuoteSchema } from './contactSchemas';
import { createQuoteSchema } from './createQuoteSchema';
import { driverPatchSchema, driverSchema } from './driverSchema';
import { editQuoteSchema } from './editQuoteSchema';
import { updateQuoteSchema } from './updateQuoteSchema';
import { vehiclePatchSchema, vehicleSchema } from './vehicleSchema';
import { zipCodeSchema } from './zipCodeSchema';

/**
 * Schemas by name. Journeys name theirs rather than hold it, so that a screen which only draws the progress bar does
 * not load the validation library with it.
 */
export const SCHEMAS = {
  zipCode: zipCodeSchema,
  createQuote: createQuoteSchema,
  editQuote: editQuoteSchema,
  updateQuote: updateQuoteSchema,
  vehicle: vehicleSchema,
  vehiclePatch: vehiclePatchSchema,
  driver: driverSchema,
  driverPatch: driverPatchSchema,
  sendQuote: sendQuoteSchema,
  contactMe: contactMeSchema,
};

export type SchemaName = keyof typeof SCHEMAS;
