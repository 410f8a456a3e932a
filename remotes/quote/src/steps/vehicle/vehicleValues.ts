import {
  answersOf,
  askedIn,
  EMPTY_PICK,
  EMPTY_VEHICLE,
  VEHICLE_FIELDS,
  type Vehicle,
  type VehicleInput,
  type VehiclePick,
  type VehicleUse,
} from '@shared/domain';
import type { DefaultValues } from 'react-hook-form';

/** The fields that this form asks and its draft may store; a VIN is visible on the car and identifies no person. */
export const ASKED = askedIn(VEHICLE_FIELDS, 'quote');

/** The form's answers with another pick and use; a missing VIN is explicit, since an absent one means unchanged (reading 39). */
export const withPick = (
  values: DefaultValues<VehicleInput>,
  pick: VehiclePick,
  use: VehicleUse,
): DefaultValues<VehicleInput> => answersOf(VEHICLE_FIELDS, ASKED, { ...values, ...pick, ...use });

/** The form values of an existing car; those of a new one, of which nothing is known. */
export const fromVehicle = (vehicle: Vehicle | null): DefaultValues<VehicleInput> =>
  answersOf(VEHICLE_FIELDS, ASKED, vehicle ?? { ...EMPTY_VEHICLE, ...EMPTY_PICK });

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
