import {
  AGE_MODAL_ABOVE_AGE,
  COVERAGE_SCREEN_FROM_AGE,
  DEFAULT_PACKAGE,
  LIABILITY_ONLY_ABOVE_AGE,
} from '../constants';
import { dateParts } from '../dates';
import type { PackageName } from '../entities/codes';

/** Years between a model year and the year of an ISO date (section 4); next year's model is -1. */
export function vehicleAge(year: number, today: string): number {
  return dateParts(today).year - year;
}

/** Whether a vehicle of this age can only be insured for liability. */
export function isLiabilityOnlyAge(age: number): boolean {
  return age > LIABILITY_ONLY_ABOVE_AGE;
}

export type AfterVehicleCreated = 'age-modal' | 'vehicles' | 'edit-coverages';

/** Where a new vehicle of this age leads: the age modal, the list, or its coverages (section 4). */
export function afterVehicleCreated(age: number): AfterVehicleCreated {
  if (age > AGE_MODAL_ABOVE_AGE) return 'age-modal';
  if (isLiabilityOnlyAge(age) || age < COVERAGE_SCREEN_FROM_AGE) return 'vehicles';
  return 'edit-coverages';
}

/** The package a liability-only answer stands for (section 4, Coverage choice). */
export function packageForChoice(liabilityOnly: boolean): PackageName {
  return liabilityOnly ? 'LIABILITY' : DEFAULT_PACKAGE;
}

/** The package a new vehicle of this age gets: GOOD, or LIABILITY when it is too old for more. */
export function packageForNewVehicle(age: number): PackageName {
  return packageForChoice(isLiabilityOnlyAge(age));
}
