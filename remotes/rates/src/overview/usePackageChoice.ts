import { useUpdateVehicle } from '@shared/api-client/hooks';
import type { PackageName, Vehicle } from '@shared/domain';
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

/**
 * Saves another package to the server; the hook that saves also refreshes the rates (specification 4). No coverages are
 * sent: the server knows those of the product that is bought, or of the state's first while none is (reading 15).
 */
export function usePackageChoice(vehicle: Vehicle): PackageChoice {
  const bus = useBus();
  const { trigger } = useUpdateVehicle();
  const [wanted, setWanted] = useState<PackageName | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const fail = () => {
    setFailed(true);
    bus.emit('alert:show-requested', { variant: 'danger', textKey: 'common:alerts.coverage_failed' });
  };
  const choose = (packageName: PackageName) => {
    if (wanted !== null || packageName === vehicle.coverage_package_name) return;
    setWanted(packageName);
    setFailed(false);
    trigger(vehicle.id, {
      coverage_package_name: packageName,
      liability_only: packageName === 'LIABILITY',
    })
      .catch(fail)
      .finally(() => setWanted(null));
  };
  return { chosen: wanted ?? vehicle.coverage_package_name, isSaving: wanted !== null, hasFailed, choose };
}
