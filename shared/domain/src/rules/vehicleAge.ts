import {
  AGE_MODAL_ABOVE_AGE,
  COVERAGE_SCREEN_FROM_AGE,
  DEFAULT_PACKAGE,
  LIABILITY_ONLY_ABOVE_AGE,
} from '../constants';
import { dateParts } from '../dates';
import type { PackageName } from '../entities/codes';

/** Years from a model year to the year of an ISO date (section 4); next year's model is -1. */
export function vehicleAge(year: number, today: string): number {
  return dateParts(today).year - year;
}

/** Whether a vehicle of this age can have only liability coverage. */
export function isLiabilityOnlyAge(age: number): boolean {
  return age > LIABILITY_ONLY_ABOVE_AGE;
}

export type AfterVehicleCreated = 'age-modal' | 'vehicles' | 'edit-coverages';

/** Where the shopper goes after adding a vehicle of this age: the age modal, the list or its coverages (section 4). */
export function afterVehicleCreated(age: number): AfterVehicleCreated {
  if (age > AGE_MODAL_ABOVE_AGE) return 'age-modal';
  if (isLiabilityOnlyAge(age) || age < COVERAGE_SCREEN_FROM_AGE) return 'vehicles';
  return 'edit-coverages';
}

/** The package for a liability-only answer (section 4, Coverage choice). */
export function packageForChoice(liabilityOnly: boolean): PackageName {
  return liabilityOnly ? 'LIABILITY' : DEFAULT_PACKAGE;
}

/** Default package of a new vehicle: GOOD, or LIABILITY if it is too old for more. */
export function packageForNewVehicle(age: number): PackageName {
  return packageForChoice(isLiabilityOnlyAge(age));
}
