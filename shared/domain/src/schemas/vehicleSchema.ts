import type { InferType } from 'yup';
import { MAX_ANNUAL_DISTANCE, MAX_MILEAGE } from '../constants';
import { COVERAGE_TYPES, LIMIT_KINDS, PACKAGE_NAMES, USE_CODES } from '../entities/codes';
import { LINE_IDS } from '../entities/coverageChoice';
import { cardNumber, choice, closed, list, requiredText, text, whole, yesNo } from './fields';
import { latin } from './latin';

// 17 characters, or the trim's known pattern with a star for unknown ones (reading 33). VINs have no I, O or Q.
const VIN = /^[A-HJ-NPR-Z0-9*]{1,17}$/;
const LOGO = /^(?:https?:\/\/|\/(?!\/))[^\s"'<>\\]*$/;

interface Uses {
  use_code?: string | null | undefined;
  tnc?: boolean | undefined;
  individual_delivery?: boolean | undefined;
}

/** Ridesharing and delivery require business use (section 4, Use code); a contradiction is rejected, not fixed. */
function agrees({ use_code, tnc, individual_delivery }: Uses): boolean {
  return !(tnc === true || individual_delivery === true) || use_code === undefined || use_code === 'business';
}

function vehicleFields() {
  return {
    year: whole(1900, 2100, 'validation:year_invalid'),
    manufacturer: latin(requiredText(80)).optional(),
    model: latin(requiredText(120)).optional(),
    trim: latin(requiredText(160)).optional(),
    vin: cardNumber(17)
      .matches(VIN, { message: 'validation:vin_invalid', excludeEmptyString: true })
      .nullable(),
    logo_url: text(500).matches(LOGO, { message: 'validation:invalid', excludeEmptyString: true }).nullable(),
    body_class: text(40).nullable(),
    use_code: choice(USE_CODES, 'validation:use_required'),
    tnc: yesNo(),
    individual_delivery: yesNo(),
  };
}

const coverageSchema = closed({
  type: choice(COVERAGE_TYPES).required('validation:required'),
  description: text(300),
  limits: list(
    closed({
      applies_to: choice(LIMIT_KINDS).required('validation:required'),
      amount: whole(0, 1_000_000_000).required('validation:required'),
    }),
    6,
  ).required('validation:required'),
  // Sent back as it was returned; the server knows what was chosen.
  line: choice(LINE_IDS),
});

const lienholderSchema = closed({
  name: latin(requiredText(120, 'validation:lienholder_required')),
  address: closed({
    line1: latin(requiredText(120, 'validation:lienholder_required')),
    line2: latin(text(120)).nullable(),
    city: latin(requiredText(80, 'validation:lienholder_required')),
    state: text(2)
      .matches(/^[A-Z]{2}$/, 'validation:choice_invalid')
      .required('validation:lienholder_required'),
    zip_code: text(5)
      .matches(/^[0-9]{5}$/, 'validation:zip_invalid')
      .required('validation:lienholder_required'),
  }).required('validation:lienholder_required'),
});

/** Body of POST .../vehicles, and the new-vehicle form (sections 2.6 and 5). */
export const vehicleSchema = closed({
  ...vehicleFields(),
  year: vehicleFields().year.required('validation:year_invalid'),
  manufacturer: latin(requiredText(80)),
  model: latin(requiredText(120)),
  trim: latin(requiredText(160)),
  use_code: vehicleFields().use_code.required('validation:use_required'),
}).test('uses-agree', 'validation:use_not_business', agrees);

/** Body of PATCH .../vehicles/{id}: any field; coverages require their package's name (section 7). */
export const vehiclePatchSchema = closed({
  ...vehicleFields(),
  liability_only: yesNo(),
  coverage_package_name: choice(PACKAGE_NAMES),
  coverages: list(coverageSchema, 20).optional(),
  current_mileage: whole(1, MAX_MILEAGE, 'validation:mileage_invalid'),
  estimated_annual_distance: whole(1, MAX_ANNUAL_DISTANCE, 'validation:distance_invalid'),
  lienholder: lienholderSchema.nullable().optional().default(undefined),
}).test('uses-agree', 'validation:use_not_business', agrees);

export type VehicleInput = InferType<typeof vehicleSchema>;
type SentPatch = InferType<typeof vehiclePatchSchema>;
type SentCoverage = NonNullable<SentPatch['coverages']>[number];

/** A coverage's `line` is accepted, since a client may send back what it got, but says nothing (ADR 0063). */
export type VehiclePatch = Omit<SentPatch, 'coverages'> & {
  coverages?: Omit<SentCoverage, 'line'>[] | undefined;
};
