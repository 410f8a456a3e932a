import type { Vehicle, VehicleInput, VehiclePick, VehicleUse } from '@shared/domain';
import { type Elsewhere, lateResolver, useStepForm } from '@shared/forms';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { loadValidation } from '../../loadValidation';
import { ASKED, fromVehicle, pickOf, useOf, withPick } from './vehicleValues';

const resolver = lateResolver<VehicleInput>(() => loadValidation().then(({ vehicle }) => vehicle));

interface VehicleForm {
  /** Draft name. */
  draft: string;
  form: UseFormReturn<VehicleInput>;
  pick: VehiclePick;
  setPick: (pick: VehiclePick) => void;
  use: VehicleUse;
  setUse: (use: VehicleUse) => void;
}

/** Draft name of a new or edited car. */
export const draftOf = (vehicle: Vehicle | null): string => `vehicle:${vehicle?.id ?? 'new'}`;

/** The car form: which car and its use, each changed as a whole by the domain's rules. */
export function useVehicleForm(quoteId: string, vehicle: Vehicle | null, elsewhere: Elsewhere): VehicleForm {
  const draft = draftOf(vehicle);
  const form = useStepForm<VehicleInput>({
    resolver,
    initial: fromVehicle(vehicle),
    quoteId,
    step: draft,
    fields: ASKED,
    elsewhere,
  });
  const values = useWatch({ control: form.control });
  const pick = pickOf(values);
  const use = useOf(values);
  // Replaces all values, so a cleared answer is absent instead of set.
  const set = (next: VehiclePick, nextUse: VehicleUse) =>
    form.reset(withPick(values, next, nextUse), { keepDefaultValues: true, keepSubmitCount: true });
  return {
    draft,
    form,
    pick,
    setPick: (next) => set(next, use),
    use,
    setUse: (next) => set(pick, next),
  };
}
