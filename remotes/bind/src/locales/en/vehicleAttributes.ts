import type { AskedIn, VEHICLE_FIELDS } from '@shared/domain';

/** Names of the car form's fields, in errors, in lists of what is missing and on the review. */
export const vehicleAttributes = {
  vin: 'VIN',
  use_code: 'Use',
  tnc: 'Ridesharing',
  individual_delivery: 'Individual delivery',
  current_mileage: 'Current mileage',
  estimated_annual_distance: 'Miles driven in a year',
  lienholder: 'Lienholder',
} satisfies Record<AskedIn<typeof VEHICLE_FIELDS, 'purchase'>, string>;
export type VehicleAttributesTexts = typeof vehicleAttributes;
