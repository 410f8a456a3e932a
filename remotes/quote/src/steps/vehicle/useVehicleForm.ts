import type { Vehicle, VehicleInput, VehiclePick, VehicleUse } from '@shared/domain';
import { type Elsewhere, lateResolver, useStepForm } from '@shared/forms';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { judging } from '../../judging';
import { fromVehicle, pickOf, toValues, useOf, VEHICLE_FIELDS } from './vehicleValues';

const resolver = lateResolver<VehicleInput>(() => judging().then(({ vehicle }) => vehicle));

interface VehicleForm {
  /** Names its draft. */
  draft: string;
  form: UseFormReturn<VehicleInput>;
  pick: VehiclePick;
  setPick: (pick: VehiclePick) => void;
  use: VehicleUse;
  setUse: (use: VehicleUse) => void;
}

/** Names the draft of a car: the new one, or one being changed. */
export const draftOf = (vehicle: Vehicle | null): string => `vehicle:${vehicle?.id ?? 'new'}`;

/** The form of a car: which one it is and how it is used, each changed as a whole by the domain's rules. */
export function useVehicleForm(quoteId: string, vehicle: Vehicle | null, elsewhere: Elsewhere): VehicleForm {
  const draft = draftOf(vehicle);
  const form = useStepForm<VehicleInput>({
    resolver,
    initial: fromVehicle(vehicle),
    quoteId,
    step: draft,
    fields: VEHICLE_FIELDS,
    elsewhere,
  });
  const values = useWatch({ control: form.control });
  const pick = pickOf(values);
  const use = useOf(values);
  // The whole form at once: an answer that is taken back must be gone, not set to something.
  const set = (next: VehiclePick, nextUse: VehicleUse) =>
    form.reset(toValues(next, nextUse), { keepDefaultValues: true, keepSubmitCount: true });
  return {
    draft,
    form,
    pick,
    setPick: (next) => set(next, use),
    use,
    setUse: (next) => set(pick, next),
  };
}
