/** What the form of a car calls its fields; the list names what is missing by the same words. */
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
