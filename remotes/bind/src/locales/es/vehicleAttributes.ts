import type { VehicleAttributesTexts } from '../en/vehicleAttributes';

export const vehicleAttributes: VehicleAttributesTexts = {
  vin: 'VIN',
  use_code: 'Uso',
  tnc: 'Viajes compartidos',
  individual_delivery: 'Entregas por cuenta propia',
  current_mileage: 'Millaje actual',
  estimated_annual_distance: 'Millas recorridas al año',
  lienholder: 'Acreedor prendario',
};
