import { useUpdateVehicle } from '@shared/api-client/hooks';
import type { PackageName, StateCode, Vehicle } from '@shared/domain';
import { useBus } from '@shared/federation/remote';
import { useState } from 'react';

export interface PackageChoice {
  /** The package that stands, or the one being saved. */
  chosen: PackageName;
  isSaving: boolean;
  choose: (packageName: PackageName) => void;
}

/** Saves another package to the server; the hook that saves also refreshes the rates (specification 4). */
export function usePackageChoice(vehicle: Vehicle, state: StateCode): PackageChoice {
  const bus = useBus();
  const { trigger } = useUpdateVehicle();
  const [wanted, setWanted] = useState<PackageName | null>(null);
  const save = async (packageName: PackageName) => {
    const { coveragesFor } = await import(/* webpackChunkName: "catalogue" */ './packageCatalogue');
    await trigger(vehicle.id, {
      coverage_package_name: packageName,
      liability_only: packageName === 'LIABILITY',
      coverages: coveragesFor(state, packageName),
    });
  };
  const choose = (packageName: PackageName) => {
    if (wanted !== null || packageName === vehicle.coverage_package_name) return;
    setWanted(packageName);
    save(packageName)
      .catch(() =>
        bus.emit('alert:show-requested', { variant: 'danger', textKey: 'vehicles:form.errorCoverage' }),
      )
      .finally(() => setWanted(null));
  };
  return { chosen: wanted ?? vehicle.coverage_package_name, isSaving: wanted !== null, choose };
}
