/** Names of the car form's fields; the list uses them for what is missing. */
export const vehicleAttributes = {
  vin: 'VIN',
  use_code: 'Use',
  tnc: 'Ridesharing',
  individual_delivery: 'Individual delivery',
  current_mileage: 'Current mileage',
  estimated_annual_distance: 'Miles driven in a year',
  lienholder: 'Lienholder',
};
export type VehicleAttributesTexts = typeof vehicleAttributes;
