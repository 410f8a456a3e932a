import type { ApiError } from '@shared/api-client';
import { useChangePackage } from '@shared/api-client/hooks';
import type { PackageName, Vehicle } from '@shared/domain';
import { settled } from '@shared/forms';
import { useState } from 'react';

interface PackageChange {
  /** The current package, or the one being saved. */
  chosen: PackageName;
  isSaving: boolean;
  /** Another package was saved since the screen opened. */
  isSaved: boolean;
  failure: ApiError | undefined;
  choose: (packageName: PackageName) => void;
}

/** Called when a save begins and when it ends. */
export type OnSaving = (isSaving: boolean) => void;

/** Saves another package of a car at once, as on the price screen (specification 4). */
export function usePackageChange(
  { id, coverage_package_name: current }: Vehicle,
  onSaving: OnSaving,
): PackageChange {
  const { trigger, error } = useChangePackage();
  const [wanted, setWanted] = useState<PackageName | null>(null);
  const [isSaved, setSaved] = useState(false);
  const save = async (packageName: PackageName) => {
    setWanted(packageName);
    setSaved(false);
    onSaving(true);
    const done = await settled(trigger(id, packageName));
    setWanted(null);
    onSaving(false);
    setSaved(done !== null);
  };
  const choose = (packageName: PackageName) => {
    if (wanted === null && packageName !== current) void save(packageName);
  };
  return {
    chosen: wanted ?? current,
    isSaving: wanted !== null,
    isSaved,
    failure: error,
    choose,
  };
}
