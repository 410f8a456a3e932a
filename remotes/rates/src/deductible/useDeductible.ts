import { useUpdateVehicle } from '@shared/api-client/hooks';
import { withDeductible, type CoverageType, type Vehicle } from '@shared/domain';

/** Saves another deductible (cents) with the car's whole list of coverages; its package stays (specification 7). */
export function useDeductible(vehicle: Vehicle, type: CoverageType) {
  const { trigger, isMutating, error } = useUpdateVehicle();
  const save = (amount: number) => {
    trigger(vehicle.id, {
      coverage_package_name: vehicle.coverage_package_name,
      coverages: withDeductible(vehicle.coverages, type, amount),
    }).catch(() => {
      // Told beside the button; the choice stands there to be tried again.
    });
  };
  return { save, isSaving: isMutating, failure: error };
}
