import type { DriverPatch, UpdateQuoteInput, VehiclePatch } from '../schemas';
import type { QuoteStatus } from './statuses';

/** What a shopper may write in a status. `add` and `remove` apply to vehicles and drivers. */
export interface WritableFields {
  quote: readonly (keyof UpdateQuoteInput)[];
  vehicle: readonly (keyof VehiclePatch)[];
  driver: readonly (keyof DriverPatch)[];
  add: boolean;
  remove: boolean;
}

const QUOTE_STAGE = ['homeowner', 'currently_insured', 'prior_policy', 'address', 'pay_in_full'] as const;
const PURCHASE_STAGE = [
  ...QUOTE_STAGE,
  'selected_rate',
  'term',
  'residence_info',
  'reviewed_coverages',
  'questions',
  'policyHolderSocial',
] as const;
const VEHICLE_QUOTE = [
  'year',
  'manufacturer',
  'model',
  'trim',
  'vin',
  'logo_url',
  'body_class',
  'use_code',
  'tnc',
  'individual_delivery',
  'liability_only',
  'coverage_package_name',
  'coverages',
] as const;
const VEHICLE_PURCHASE = [
  ...VEHICLE_QUOTE,
  'current_mileage',
  'estimated_annual_distance',
  'lienholder',
] as const;
const DRIVER_QUOTE = [
  'age',
  'gender',
  'marital_status',
  'license_status',
  'credit_score',
  'good_student',
  'defensive_driver',
  'requires_sr22',
  'tort',
  'first_name',
  'last_name',
] as const;
const DRIVER_PURCHASE = [
  ...DRIVER_QUOTE,
  'birthday',
  'international_license',
  'license_state',
  'license_number',
  'license_issued_at',
  'sr22_state',
  'sr22_case_number',
  'sr22_filing_date',
  'good_driver',
  'defensive_driver_course_completed_at',
  'policy_holder_relationship',
  'included_in_policy',
  'occupation',
  'employer_name',
  'employer_category',
  'social_security',
  'email',
  'phone',
  'communication_preference',
  'address',
  'accident_violations',
] as const;

const NOTHING: WritableFields = { quote: [], vehicle: [], driver: [], add: false, remove: false };
const DRAFT: WritableFields = {
  quote: QUOTE_STAGE,
  vehicle: VEHICLE_QUOTE,
  driver: DRIVER_QUOTE,
  add: true,
  remove: true,
};
const RATED: WritableFields = { ...DRAFT, quote: [...QUOTE_STAGE, 'selected_rate'] };
const APPLYING: WritableFields = {
  quote: PURCHASE_STAGE,
  vehicle: VEHICLE_PURCHASE,
  driver: DRIVER_PURCHASE,
  // Cars can be added during the purchase until the payment opens (reading 9).
  add: true,
  remove: true,
};
const FINAL: WritableFields = { ...APPLYING, quote: [...PURCHASE_STAGE, 'payment_plan_code'] };

const BY_STATUS: Partial<Record<QuoteStatus, WritableFields>> = {
  DRAFT,
  RATED,
  APPLYING,
  FINAL_RATED: FINAL,
  PLAN_CHOSEN: FINAL,
};

/** The fields a shopper may write in a status; none once PAYMENT_OPEN (security.md, reading 8). */
export function writableFields(status: QuoteStatus): WritableFields {
  return BY_STATUS[status] ?? NOTHING;
}

/** Whether the shopper may edit the quote at all; otherwise an edit gets a 409. */
export function isEditable(status: QuoteStatus): boolean {
  return writableFields(status) !== NOTHING;
}
