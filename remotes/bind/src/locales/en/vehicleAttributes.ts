import { policyAttributes } from './policyAttributes';

/** What the form of a car calls its fields; the list names what is missing by the same words. */
export const vehicleAttributes = {
  vin: 'VIN',
  use_code: 'Use',
  tnc: 'Ridesharing',
  individual_delivery: 'Individual delivery',
  current_mileage: 'Current mileage',
  estimated_annual_distance: 'Miles driven in a year',
  lienholder: 'Lienholder',
  name: 'Name of the lender or leasing company',
  // An address is called the same wherever it is asked.
  line1: policyAttributes.line1,
  city: policyAttributes.city,
  state: policyAttributes.state,
  zip_code: policyAttributes.zip_code,
};
export type VehicleAttributesTexts = typeof vehicleAttributes;
