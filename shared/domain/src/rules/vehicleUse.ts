import type { UseCode } from '../entities/codes';

/** How a vehicle is used. `use_code` is null until chosen. */
export interface VehicleUse {
  use_code: UseCode | null;
  tnc: boolean;
  individual_delivery: boolean;
}

/** Choosing any use but business clears ridesharing and delivery (section 4, Use code). */
export function chooseUse(use: VehicleUse, code: UseCode): VehicleUse {
  if (code === 'business') return { ...use, use_code: code };
  return { use_code: code, tnc: false, individual_delivery: false };
}

/** Checking ridesharing or delivery forces business; unchecking both clears the use (section 4, Use code). */
export function tickUse(use: VehicleUse, field: 'tnc' | 'individual_delivery', ticked: boolean): VehicleUse {
  const next = { ...use, [field]: ticked };
  if (next.tnc || next.individual_delivery) return { ...next, use_code: 'business' };
  return { ...next, use_code: null };
}
