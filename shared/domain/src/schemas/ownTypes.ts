import { MAX_INCIDENTS } from '../constants';
import { COVERAGE_TYPES, LIMIT_KINDS } from '../entities/codes';
import { LINE_IDS } from '../entities/coverageChoice';
import type { OwnType } from '../entities/field';
import { EXPLANATION_MAX_LENGTH } from '../constants/limits';
import { addressSchema } from './addressSchema';
import { email, phone } from './contactSchemas';
import {
  cardNumber,
  choice,
  closed,
  isoDate,
  lines,
  list,
  numberChoice,
  requiredText,
  socialNumber,
  text,
  whole,
  yesNo,
} from './fields';
import { latin } from './latin';
import { postalAddressSchema } from './postalAddressSchema';

// 17 characters, or the trim's known pattern with a star for unknown ones (reading 33). VINs have no I, O or Q.
const VIN = /^[A-HJ-NPR-Z0-9*]{1,17}$/;
const WEB_ADDRESS = /^(?:https?:\/\/|\/(?!\/))[^\s"'<>\\]*$/;

const violation = closed({
  type: text(60)
    .matches(/^[a-z0-9_]+$/, 'validation:violation_incomplete')
    .required('validation:violation_incomplete'),
  date: isoDate('validation:violation_incomplete').required('validation:violation_incomplete'),
  description: latin(lines(300)).nullable(),
});

const coverage = closed({
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

const lienholder = closed({
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

const term = closed({
  duration: numberChoice([6, 12], 'validation:term_invalid').required('validation:term_invalid'),
  effective: isoDate().required('validation:required'),
  // The server computes it from the duration; accepted because the specification sends it (section 2.12).
  expires: isoDate(),
});

/** Exported for users of the released packages (ADR 0041); our rules use `linesFault`, which needs no yup. */
export const explanationSchema = latin(lines(EXPLANATION_MAX_LENGTH)).nullable();

const question = closed({
  question_code: requiredText(60),
  value: yesNo().required('validation:required'),
  explanation: explanationSchema,
});

/** The schemas of the types with rules of their own. Identity numbers are written whole; a masked one is rejected (reading 39). */
export const OWN_SCHEMAS = {
  email: () => latin(email()),
  phone,
  socialSecurity: () =>
    socialNumber(11)
      .test('unmasked', 'validation:social_masked', (value) => !value || !/[*•xX]/.test(value))
      .matches(/^[0-9]{3}-?[0-9]{2}-?[0-9]{4}$/, 'validation:social_invalid'),
  licenseNumber: () => cardNumber(30).matches(/^[A-Z0-9_ ]+$/, 'validation:license_number_invalid'),
  stateCode: () =>
    text(2).matches(/^[A-Z]{2}$/, { message: 'validation:choice_invalid', excludeEmptyString: true }),
  postalAddress: () => postalAddressSchema,
  violations: () => list(violation, MAX_INCIDENTS),
  vin: () => cardNumber(17).matches(VIN, { message: 'validation:vin_invalid', excludeEmptyString: true }),
  webAddress: () =>
    text(500).matches(WEB_ADDRESS, { message: 'validation:invalid', excludeEmptyString: true }),
  coverages: () => list(coverage, 20),
  lienholder: () => lienholder,
  address: () => addressSchema,
  term: () => term,
  rateId: () => closed({ id: requiredText(64) }),
  questionAnswers: () => list(question, 60),
} satisfies Record<OwnType, () => unknown>;

export type OwnSchemas = typeof OWN_SCHEMAS;
