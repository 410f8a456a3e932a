/** The cascade's choices so far; null is not chosen yet. */
export interface VehiclePick {
  year: number | null;
  manufacturer: string | null;
  logo_url: string | null;
  model: string | null;
  trim: string | null;
  vin: string | null;
  body_class: string | null;
}

export const EMPTY_PICK: VehiclePick = {
  year: null,
  manufacturer: null,
  logo_url: null,
  model: null,
  trim: null,
  vin: null,
  body_class: null,
};

/** One choice of the cascade. */
export type VehicleChoice =
  | Pick<VehiclePick, 'year'>
  | Pick<VehiclePick, 'manufacturer' | 'logo_url'>
  | Pick<VehiclePick, 'model'>
  | Pick<VehiclePick, 'trim' | 'vin' | 'body_class'>;

/** Applies a choice: later choices are cleared, and a trim sets its VIN and body (section 4, cascade). */
export function pickVehicle(pick: VehiclePick, choice: VehicleChoice): VehiclePick {
  if ('year' in choice) return { ...EMPTY_PICK, ...choice };
  if ('manufacturer' in choice) return { ...EMPTY_PICK, year: pick.year, ...choice };
  if ('model' in choice) return { ...pick, trim: null, vin: null, body_class: null, ...choice };
  return { ...pick, ...choice };
}
