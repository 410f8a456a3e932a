import { useUpdateVehicle } from '@shared/api-client/hooks';
import { withDeductible, type CoverageType, type Vehicle } from '@shared/domain';

/** Saves a deductible (cents) with the car's full list of coverages; its package stays (specification 7). */
export function useDeductible(vehicle: Vehicle, type: CoverageType) {
  const { trigger, isMutating, error } = useUpdateVehicle();
  const save = (amount: number) => {
    trigger(vehicle.id, {
      coverage_package_name: vehicle.coverage_package_name,
      coverages: withDeductible(vehicle.coverages, type, amount),
    }).catch(() => {
      // Shown beside the button; the selection stays for a retry.
    });
  };
  return { save, isSaving: isMutating, failure: error };
}
