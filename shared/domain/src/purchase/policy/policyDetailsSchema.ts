import type { AnyObject, InferType, ISchema } from 'yup';
import { isIsoDate, isStartAllowed } from '../../dates';
import { STATE_CODES, type StateCode } from '../../entities/codes';
import { DRIVER_FIELDS } from '../../entities/driver';
import { errorsOf, type FieldError } from '../../schemas/errorsOf';
import { choice, closed, isoDate, numberChoice, requiredText, text } from '../../schemas/fields';
import { fieldSchema, type SentField } from '../../schemas/fieldSchema';
import { latin } from '../../schemas/latin';
import { residenceLine, streetLine } from '../../schemas/residenceLine';
import { STATE_RULES } from '../../states';
import { MISSING_HOLDER_ANSWERS } from '../driver/missingAnswers';
import { faultsOf } from '../rules/answerRule';
import { obeys } from '../rules/obeys';
import { mailingAddressSchema } from './mailingAddressSchema';
import { POLICY_HOLDER_FIELDS } from './policyDetailsFrom';

/** Facts that policy details depend on: the quote's state, and today's ISO date at the shopper's place. */
export interface PolicyFacts {
  state: StateCode;
  today: string;
}

/** Months; 12 only in PA. The start is tomorrow to 30 days ahead (section 5, reading 25). */
function termSchema({ state, today }: PolicyFacts) {
  const start = 'validation:start_date_invalid';
  return closed({
    duration: numberChoice([6, 12], 'validation:term_invalid')
      .required('validation:term_invalid')
      .test(
        'offered',
        'validation:term_invalid',
        (months) => !months || STATE_RULES[state].terms.includes(months),
      ),
    effective: isoDate(start)
      .required(start)
      .test('window', start, (date) => !isIsoDate(date) || isStartAllowed(date, today)),
    expires: isoDate(),
  });
}

function addressSchema({ state }: PolicyFacts) {
  return closed({
    line1: streetLine(latin(requiredText(120, 'validation:street_required'))),
    line2: residenceLine(latin(text(120))).nullable(),
    city: latin(requiredText(80, 'validation:city_required')),
    county: latin(text(80)).required('validation:address_required'),
    // Another state needs a new quote, and the text says so (reading 26).
    state: choice(STATE_CODES, 'validation:state_required')
      .required('validation:state_required')
      .test('same', 'validation:state_changed', (code) => !code || code === state),
    zip_code: text(5)
      .required('validation:zip_required')
      .matches(/^[0-9]{5}$/, { message: 'validation:zip_invalid', excludeEmptyString: true }),
  });
}

function residenceSchema({ today }: PolicyFacts) {
  return closed({
    current_residence_date: isoDate()
      .nullable()
      .test('past', 'validation:residence_date_future', (date) => !date || date <= today),
    ownership: choice(['owned', 'rented'], 'validation:residence_required').required(
      'validation:residence_required',
    ),
  });
}

/** The parts of policy details that are fields of the quote, as the purchase API accepts them. */
function quoteParts(facts: PolicyFacts) {
  return {
    term: termSchema(facts),
    address: addressSchema(facts),
    residence_info: residenceSchema(facts),
  };
}

type HolderField = (typeof POLICY_HOLDER_FIELDS)[number];
type HolderSchemas = {
  [Name in HolderField]: ISchema<SentField<(typeof DRIVER_FIELDS)[Name]> | undefined, AnyObject>;
};

/** The policyholder's fields, as the API accepts them of a driver. */
const holderSchemas = () =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a schema for each name of the type
  Object.fromEntries(
    POLICY_HOLDER_FIELDS.map((name) => [name, fieldSchema(DRIVER_FIELDS[name])]),
  ) as unknown as HolderSchemas;

/** The policy details form (sections 2.12 and 5); `term.expires` is computed from start and duration beforehand. */
export function policyDetailsSchema(facts: PolicyFacts) {
  const parts = quoteParts(facts);
  const shape = closed({
    ...parts,
    term: parts.term.shape({ expires: isoDate().required('validation:term_required') }),
    mailing: mailingAddressSchema.nullable(),
    ...holderSchemas(),
  });
  const holder = { state: facts.state, policyHolder: true };
  return shape.test(
    'purchase-rules',
    obeys(shape, (answers) => faultsOf(MISSING_HOLDER_ANSWERS, answers, holder)),
  );
}

export type PolicyDetailsInput = InferType<ReturnType<typeof policyDetailsSchema>>;

/** Errors of a quote patch in the purchase, checked by the form's rules for the fields it contains. */
export function policyPatchFaults(
  patch: Partial<Record<keyof ReturnType<typeof quoteParts>, unknown>>,
  facts: PolicyFacts,
): FieldError[] {
  return Object.entries(quoteParts(facts)).flatMap(([name, schema]) => {
    const sent = Object.entries(patch).find(([field, value]) => field === name && value !== undefined);
    if (!sent) return [];
    return errorsOf(schema, sent[1]).map(({ path, key }) => ({ path: path ? `${name}.${path}` : name, key }));
  });
}
