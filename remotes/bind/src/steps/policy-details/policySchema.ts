import { errorsOf, type FieldError, valuesOf } from '@shared/domain';
import {
  POLICY_HOLDER_FIELDS,
  POLICY_HOME_FIELDS,
  policyDetailsSchema,
  type PolicyFacts,
} from '@shared/domain/purchase';
import { rulesSchema } from '../../validation/rulesSchema';
import {
  addressOf,
  POLICY_FIELDS,
  termOf,
  type PolicyFaults,
  type PolicyField,
  type PolicyValues,
} from './policyValues';

/** Fields without their own control, mapped to the one that sets them. */
const SETTLED_BY: Record<string, PolicyField> = { expires: 'effective', county: 'city' };

const text = (answer: string | null): string => answer ?? '';

/** The answers grouped as in the schema, with missing text as ''. */
function asAsked(values: PolicyValues, today: string) {
  const { line1, line2, city, county, state, zip_code } = addressOf(values);
  return {
    term: termOf(values, today),
    address: {
      line1: text(line1),
      line2,
      city: text(city),
      county: text(county),
      state,
      zip_code: text(zip_code),
    },
    residence_info: valuesOf(values, POLICY_HOME_FIELDS),
    mailing: values.mailing,
    ...valuesOf(values, POLICY_HOLDER_FIELDS),
  };
}

/** Errors by the rules (section 5). */
const refusedIn = (values: PolicyValues, facts: PolicyFacts): FieldError[] =>
  errorsOf(policyDetailsSchema(facts), asAsked(values, facts.today));

const isOfMailing = ({ path }: FieldError): boolean => path.startsWith('mailing.');

/** Errors by form field; a field's own error takes precedence over one of a field it sets. */
function faultsOf(refused: readonly FieldError[]): PolicyFaults {
  const own: PolicyFaults = {};
  const settled: PolicyFaults = {};
  for (const { path, key } of refused) {
    const name = path.split('.').at(-1);
    const field = POLICY_FIELDS.find((each) => each === name);
    const settler = SETTLED_BY[name ?? ''];
    if (settler !== undefined) settled[settler] ??= key;
    else if (field !== undefined) own[field] ??= key;
  }
  return { ...settled, ...own };
}

/** Facts for the rules, including the findings about the typed address. */
interface Facts extends PolicyFacts {
  /** Adds the city and county that the ZIP selects. */
  inPlace: (typed: PolicyValues) => PolicyValues;
  found: (values: PolicyValues) => PolicyFaults;
}

/**
 * Validates the form by the domain's rules and the address findings. `found` is called on each validation, since the
 * address service may have responded in between. Errors are in form order, as in the summary.
 */
export const policySchema = rulesSchema((typed: PolicyValues, facts: Facts) => {
  const values = facts.inPlace(typed);
  const refused = refusedIn(values, facts);
  const faults = {
    ...faultsOf(refused.filter((fault) => !isOfMailing(fault))),
    ...facts.found(values),
  };
  return POLICY_FIELDS.flatMap((path): { path: string; key: string }[] => {
    if (path === 'mailing') return refused.filter(isOfMailing);
    const key = faults[path];
    return key === undefined ? [] : [{ path, key }];
  });
});
