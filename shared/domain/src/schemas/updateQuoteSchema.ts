import type { InferType } from 'yup';
import { EXPLANATION_MAX_LENGTH } from '../constants/limits';
import { addressSchema } from './addressSchema';
import { socialSecurity } from './driverSchema';
import {
  choice,
  closed,
  isoDate,
  lines,
  list,
  numberChoice,
  requiredText,
  text,
  whole,
  yesNo,
} from './fields';
import { latin } from './latin';

/** The current policy, if insured. `duration` in months. */
const priorPolicySchema = closed({
  insurer_name: latin(requiredText(120, 'validation:insurer_required')),
  term_expiration: isoDate('validation:date_invalid').required('validation:expiration_required'),
  duration: whole(1, 24, 'validation:term_invalid'),
  continuous: yesNo(),
});

const termSchema = closed({
  duration: numberChoice([6, 12], 'validation:term_invalid').required('validation:term_invalid'),
  effective: isoDate().required('validation:required'),
  // The server computes it from the duration; accepted because the specification sends it (section 2.12).
  expires: isoDate(),
});

/** Exported for users of the released packages (ADR 0041); our rules use `linesFault`, which needs no yup. */
export const explanationSchema = latin(lines(EXPLANATION_MAX_LENGTH)).nullable();

const questionSchema = closed({
  question_code: requiredText(60),
  value: yesNo().required('validation:required'),
  explanation: explanationSchema,
});

/**
 * Body of PATCH /v2/quotes/{id}: any of these fields; an absent one is unchanged. `writableFields(status)` decides what
 * may be written when. `selected_rate` is Buy online (reading 8).
 */
export const updateQuoteSchema = closed({
  homeowner: yesNo(),
  currently_insured: yesNo(),
  prior_policy: priorPolicySchema.nullable().optional().default(undefined),
  address: addressSchema.optional().default(undefined),
  pay_in_full: yesNo(),
  selected_rate: closed({ id: requiredText(64) })
    .optional()
    .default(undefined),
  payment_plan_code: text(20),
  term: termSchema.optional().default(undefined),
  residence_info: closed({
    current_residence_date: isoDate().nullable(),
    ownership: choice(['owned', 'rented']).nullable(),
  })
    .optional()
    .default(undefined),
  // `packagesBasis` of the cars as shown; long enough for six cars with their ids.
  reviewed_coverages: text(600),
  questions: list(questionSchema, 60).optional(),
  // The policyholder's `social_security` under section 3's name for it (reading 70).
  policyHolderSocial: socialSecurity(),
});

export type UpdateQuoteInput = InferType<typeof updateQuoteSchema>;
