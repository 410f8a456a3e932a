import { yupResolver } from '@hookform/resolvers/yup';
import {
  vehicleSchema,
  type Vehicle,
  type VehicleInput,
  type VehiclePick,
  type VehicleUse,
} from '@shared/domain';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useStepForm } from '../../form/useStepForm';
import { fromVehicle, pickOf, useOf, VEHICLE_FIELDS } from './vehicleValues';

export interface VehicleForm {
  form: UseFormReturn<VehicleInput>;
  pick: VehiclePick;
  setPick: (pick: VehiclePick) => void;
  use: VehicleUse;
  setUse: (use: VehicleUse) => void;
}

/** The form of a car: which one it is and how it is used, each changed as a whole by the domain's rules. */
export function useVehicleForm(quoteId: string, vehicle: Vehicle | null): VehicleForm {
  const form = useStepForm<VehicleInput>({
    resolver: yupResolver(vehicleSchema),
    initial: fromVehicle(vehicle),
    quoteId,
    step: draftOf(vehicle),
    fields: VEHICLE_FIELDS,
  });
  const values = useWatch({ control: form.control });
  const set = (changes: Partial<Record<keyof VehicleInput, string | number | boolean | null>>) => {
    for (const field of VEHICLE_FIELDS) {
      const value = changes[field];
      // An answer taken back is no answer: the schema knows undefined, and null only where it says so.
      if (field in changes) form.setValue(field, clear(field, value), { shouldDirty: true });
    }
  };
  return {
    form,
    pick: pickOf(values),
    setPick: (pick) => set({ ...pick }),
    use: useOf(values),
    setUse: (use) => set({ ...use }),
  };
}

/** Names the draft of a car: the new one, or one being changed. */
export const draftOf = (vehicle: Vehicle | null): string => `vehicle:${vehicle?.id ?? 'new'}`;

const NULLABLE: ReadonlySet<keyof VehicleInput> = new Set(['vin', 'logo_url']);

function clear(field: keyof VehicleInput, value: unknown): never {
  return (value === null && !NULLABLE.has(field) ? undefined : value) as never;
}
