import {
  EMPTY_PICK,
  type Vehicle,
  type VehicleInput,
  type VehiclePick,
  type VehicleUse,
} from '@shared/domain';
import { given } from '@shared/forms';
import type { DefaultValues } from 'react-hook-form';

/** Fields that this step's draft may store; a VIN is visible on the car and identifies no person. */
export const VEHICLE_FIELDS = [
  'year',
  'manufacturer',
  'model',
  'trim',
  'vin',
  'logo_url',
  'body_class',
  'use_code',
  'tnc',
  'individual_delivery',
] as const satisfies readonly (keyof VehicleInput)[];

/** Form values for a pick and a use; a missing VIN is explicit, since an absent one means unchanged (reading 39). */
export function toValues(pick: VehiclePick, use: VehicleUse): DefaultValues<VehicleInput> {
  return {
    ...given('year', pick.year),
    ...given('manufacturer', pick.manufacturer),
    ...given('model', pick.model),
    ...given('trim', pick.trim),
    vin: pick.vin,
    logo_url: pick.logo_url,
    body_class: pick.body_class,
    ...given('use_code', use.use_code),
    tnc: use.tnc,
    individual_delivery: use.individual_delivery,
  };
}

/** The form values of an existing car; empty for a new one. */
export function fromVehicle(vehicle: Vehicle | null): DefaultValues<VehicleInput> {
  if (vehicle === null)
    return toValues(EMPTY_PICK, { use_code: null, tnc: false, individual_delivery: false });
  return toValues(vehicle, vehicle);
}

/** The form's car in the form that the cascade's rules use; null where nothing is chosen. */
export function pickOf(values: DefaultValues<VehicleInput>): VehiclePick {
  return {
    year: values.year ?? null,
    manufacturer: values.manufacturer ?? null,
    logo_url: values.logo_url ?? null,
    model: values.model ?? null,
    trim: values.trim ?? null,
    vin: values.vin ?? null,
    body_class: values.body_class ?? null,
  };
}

/** The form's use in the form that the rules use. */
export function useOf(values: DefaultValues<VehicleInput>): VehicleUse {
  return {
    use_code: values.use_code ?? null,
    tnc: values.tnc ?? false,
    individual_delivery: values.individual_delivery ?? false,
  };
}

/** Whether year, make, model and trim are all chosen (section 5, Vehicle form). */
export function isPicked(pick: VehiclePick): boolean {
  return pick.year !== null && pick.manufacturer !== null && pick.model !== null && pick.trim !== null;
}
