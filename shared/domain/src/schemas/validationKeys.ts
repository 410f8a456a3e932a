import { PURCHASE_VALIDATION_KEYS } from '../purchase/purchaseKeys';

/**
 * Every text key of this package's schemas. The texts are in the i18n package, namespace `validation`, in English and
 * Spanish; the last part of a key is the error's `code` on the wire.
 */
export const VALIDATION_KEYS = [
  'validation:required',
  'validation:invalid',
  'validation:unknown_field',
  'validation:too_long',
  'validation:too_many',
  'validation:characters_invalid',
  'validation:name_not_latin',
  'validation:text_not_latin',
  'validation:choice_invalid',
  'validation:number_invalid',
  'validation:date_invalid',
  'validation:zip_invalid',
  'validation:state_not_covered',
  'validation:address_required',
  'validation:insurer_required',
  'validation:expiration_required',
  'validation:expiration_far',
  'validation:age_invalid',
  'validation:birthday_invalid',
  'validation:year_invalid',
  'validation:vin_invalid',
  'validation:vin_taken',
  'validation:vin_other_car',
  'validation:vin_not_covered',
  'validation:use_required',
  'validation:use_not_business',
  'validation:mileage_invalid',
  'validation:distance_invalid',
  'validation:coverages_invalid',
  'validation:lienholder_required',
  'validation:credit_required',
  'validation:student_or_sr22',
  'validation:email_required',
  'validation:email_invalid',
  'validation:phone_required',
  'validation:phone_invalid',
  'validation:phone_extension',
  'validation:name_required',
  'validation:term_invalid',
  'validation:violation_incomplete',
  'validation:social_invalid',
  'validation:social_masked',
  'validation:license_number_invalid',
  ...PURCHASE_VALIDATION_KEYS,
] as const;

export type ValidationKey = (typeof VALIDATION_KEYS)[number];
