import { ApiError } from '@shared/api-client';
import { useChangePackage } from '@shared/api-client/hooks';
import type { PackageName, Vehicle } from '@shared/domain';
import { useBus } from '@shared/federation/remote';
import { useRef, useState } from 'react';

export interface PackageChoice {
  /** The current package, or the one that was chosen last. */
  chosen: PackageName;
  isSaving: boolean;
  /** Why the last choice could not be saved; stale if the quote was changed elsewhere and now shows that. */
  failure: ApiError | null;
  choose: (packageName: PackageName) => void;
}

/** Milliseconds before a choice is saved, so that arrowing over the choices saves once. */
const PAUSE = 300;

/** Saves another package; the same hook refreshes the rates (specification 4). */
export function usePackageChoice(vehicle: Vehicle): PackageChoice {
  const bus = useBus();
  const { trigger } = useChangePackage();
  const [wanted, setWanted] = useState<PackageName | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<PackageChoice['failure']>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fail = (error: unknown) => {
    // Anything else means that the prices were left before it was saved.
    if (!(error instanceof ApiError)) return;
    setFailure(error);
    if (error.has('version_stale')) return;
    bus.emit('alert:show-requested', { variant: 'danger', textKey: 'common:alerts.coverage_failed' });
  };
  const save = async (packageName: PackageName) => {
    setSaving(true);
    try {
      await trigger(vehicle.id, packageName);
    } catch (error) {
      fail(error);
    }
    setWanted(null);
    setSaving(false);
  };
  const choose = (packageName: PackageName) => {
    if (isSaving) return;
    clearTimeout(pause.current);
    setFailure(null);
    const isKept = packageName === vehicle.coverage_package_name;
    setWanted(isKept ? null : packageName);
    // Goes on if the sheet is closed meanwhile.
    if (!isKept) pause.current = setTimeout(() => void save(packageName), PAUSE);
  };
  return { chosen: wanted ?? vehicle.coverage_package_name, isSaving, failure, choose };
}
