import { useUpdateVehicle } from '@shared/api-client/hooks';
import { withDeductible, type CoverageType, type Vehicle } from '@shared/domain';
import { useRef, useState } from 'react';

/** Milliseconds before a choice is saved, so that arrowing over the choices saves once. */
const PAUSE = 300;

/** Saves a deductible (cents) with the car's full list of coverages; its package stays (specification 7). */
export function useDeductible(vehicle: Vehicle, type: CoverageType) {
  const { trigger, isMutating, error } = useUpdateVehicle();
  const [wanted, setWanted] = useState<number | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = async (amount: number) => {
    try {
      await trigger(vehicle.id, {
        coverage_package_name: vehicle.coverage_package_name,
        coverages: withDeductible(vehicle.coverages, type, amount),
      });
    } catch {
      // The failure is shown below the choices, and the saved one is chosen again.
      setWanted(null);
    }
  };
  const choose = (amount: number, chosen: number) => {
    clearTimeout(pause.current);
    setWanted(amount === chosen ? null : amount);
    // Goes on if the sheet is closed meanwhile.
    if (amount !== chosen) pause.current = setTimeout(() => void save(amount), PAUSE);
  };
  return { wanted, choose, isSaving: isMutating, failure: error };
}
