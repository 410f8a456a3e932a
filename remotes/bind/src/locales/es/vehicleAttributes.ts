import type { VehicleAttributesTexts } from '../en/vehicleAttributes';
import { policyAttributes } from './policyAttributes';

export const vehicleAttributes: VehicleAttributesTexts = {
  vin: 'VIN',
  use_code: 'Uso',
  tnc: 'Viajes compartidos',
  individual_delivery: 'Entregas por cuenta propia',
  current_mileage: 'Millaje actual',
  estimated_annual_distance: 'Millas recorridas al año',
  lienholder: 'Acreedor prendario',
  name: 'Nombre del prestamista o de la arrendadora',
  line1: policyAttributes.line1,
  city: policyAttributes.city,
  state: policyAttributes.state,
  zip_code: policyAttributes.zip_code,
};
