import { useUpdateVehicle } from '@shared/api-client/hooks';
import type { PackageName, StateCode, Vehicle } from '@shared/domain';
import { useBus } from '@shared/federation/remote';
import { useState } from 'react';

export interface PackageChoice {
  /** The package that stands, or the one being saved. */
  chosen: PackageName;
  isSaving: boolean;
  /** The last one asked for could not be saved; the one before stands. */
  hasFailed: boolean;
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
  const [hasFailed, setFailed] = useState(false);
  const fail = () => {
    setFailed(true);
    bus.emit('alert:show-requested', { variant: 'danger', textKey: 'common:alerts.coverage_failed' });
  };
  const choose = (packageName: PackageName) => {
    if (wanted !== null || packageName === vehicle.coverage_package_name) return;
    setWanted(packageName);
    setFailed(false);
    save(packageName)
      .catch(fail)
      .finally(() => setWanted(null));
  };
  return { chosen: wanted ?? vehicle.coverage_package_name, isSaving: wanted !== null, hasFailed, choose };
}
