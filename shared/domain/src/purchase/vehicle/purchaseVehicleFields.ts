/** The fields of the purchase vehicle form (section 2.12). */
export const PURCHASE_VEHICLE_FIELDS = [
  'vin',
  'use_code',
  'tnc',
  'individual_delivery',
  'current_mileage',
  'estimated_annual_distance',
  'lienholder',
] as const;
