import { DRIVER_FIELDS, fieldsWhere, type NamesWith, VEHICLE_FIELDS } from '@shared/domain';

/** Printed fields that `driversSection` puts into words of its own. */
const DRIVER_WORDED = [
  'birthday',
  'gender',
  'marital_status',
  'policy_holder_relationship',
  'license_status',
  'license_state',
  'license_number',
  'license_issued_at',
  'accident_violations',
  'requires_sr22',
  'sr22_state',
  'sr22_case_number',
  'sr22_filing_date',
  'good_student',
  'defensive_driver',
  'defensive_driver_course_completed_at',
] as const;

/** Printed fields that `vehiclesSection` puts into words of its own. */
const VEHICLE_WORDED = [
  'vin',
  'use_code',
  'tnc',
  'individual_delivery',
  'current_mileage',
  'estimated_annual_distance',
  'lienholder',
] as const;

/** Printed fields that only need a label, which the papers' texts must have (ADR 0070). */
export type LabeledDriverField = Exclude<
  NamesWith<typeof DRIVER_FIELDS, { printed: true }>,
  (typeof DRIVER_WORDED)[number]
>;
export type LabeledVehicleField = Exclude<
  NamesWith<typeof VEHICLE_FIELDS, { printed: true }>,
  (typeof VEHICLE_WORDED)[number]
>;

function without<Name extends string, Worded extends string>(
  names: readonly Name[],
  worded: readonly Worded[],
): readonly Exclude<Name, Worded>[] {
  const gone = new Set<string>(worded);
  return names.filter((name): name is Exclude<Name, Worded> => !gone.has(name));
}

export const LABELED_DRIVER_FIELDS = without(fieldsWhere(DRIVER_FIELDS, { printed: true }), DRIVER_WORDED);
export const LABELED_VEHICLE_FIELDS = without(fieldsWhere(VEHICLE_FIELDS, { printed: true }), VEHICLE_WORDED);
