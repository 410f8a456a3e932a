import { ApiError } from '@shared/api-client';
import { useChangePackage } from '@shared/api-client/hooks';
import type { PackageName, Vehicle } from '@shared/domain';
import { useBus } from '@shared/federation/remote';
import { useState } from 'react';

export interface PackageChoice {
  /** The current package, or the one being saved. */
  chosen: PackageName;
  isSaving: boolean;
  /** Why the last choice could not be saved; stale if the quote was changed elsewhere and now shows that. */
  failure: ApiError | null;
  choose: (packageName: PackageName) => void;
}

/** Saves another package; the same hook refreshes the rates (specification 4). */
export function usePackageChoice(vehicle: Vehicle): PackageChoice {
  const bus = useBus();
  const { trigger } = useChangePackage();
  const [wanted, setWanted] = useState<PackageName | null>(null);
  const [failure, setFailure] = useState<PackageChoice['failure']>(null);
  const fail = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    setFailure(error);
    if (error.has('version_stale')) return;
    bus.emit('alert:show-requested', { variant: 'danger', textKey: 'common:alerts.coverage_failed' });
  };
  const choose = (packageName: PackageName) => {
    if (wanted !== null || packageName === vehicle.coverage_package_name) return;
    setWanted(packageName);
    setFailure(null);
    trigger(vehicle.id, packageName)
      .catch(fail)
      .finally(() => setWanted(null));
  };
  return { chosen: wanted ?? vehicle.coverage_package_name, isSaving: wanted !== null, failure, choose };
}
