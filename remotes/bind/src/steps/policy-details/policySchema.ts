import { errorsOf } from '@shared/domain';
import { policyDetailsSchema, type PolicyFacts } from '@shared/domain/purchase';
import { rulesSchema } from '../../judging/rulesSchema';
import {
  addressOf,
  POLICY_FIELDS,
  termOf,
  type PolicyFaults,
  type PolicyField,
  type PolicyValues,
} from './policyValues';

/** Answers without a control of their own, and the one that settles them. */
const SETTLED_BY: Record<string, PolicyField> = { expires: 'effective', county: 'city' };

const text = (answer: string | null): string => answer ?? '';

/** The answers as the schema groups them; text that was not given is '' there. */
function asAsked(values: PolicyValues, today: string) {
  const { current_residence_date, ownership, first_name, last_name, email, phone } = values;
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
    residence_info: { current_residence_date, ownership },
    first_name,
    last_name,
    // Blanks around an address come with pasting.
    email: email?.trim() ?? null,
    phone,
    communication_preference: values.communication_preference,
  };
}

/** What the rules refuse (section 5), by the form's fields. An answer's own fault comes before one that it settles. */
function faultsIn(values: PolicyValues, facts: PolicyFacts): PolicyFaults {
  const own: PolicyFaults = {};
  const settled: PolicyFaults = {};
  for (const { path, key } of errorsOf(policyDetailsSchema(facts), asAsked(values, facts.today))) {
    const name = path.split('.').at(-1);
    const field = POLICY_FIELDS.find((each) => each === name);
    const settler = SETTLED_BY[name ?? ''];
    if (settler !== undefined) settled[settler] ??= key;
    else if (field !== undefined) own[field] ??= key;
  }
  return { ...settled, ...own };
}

/** What the rules go by, and what was found out about the address that stands in the form. */
interface Facts extends PolicyFacts {
  /** With the city and county that the ZIP means. */
  inPlace: (typed: PolicyValues) => PolicyValues;
  found: (values: PolicyValues) => PolicyFaults;
}

/**
 * Judges the form by the domain's rules and by what was found out about its address. `found` is asked at each judgement,
 * since the address service answers between two of them. In the order of the form: the summary lists them so.
 */
export const policySchema = rulesSchema((typed: PolicyValues, facts: Facts) => {
  const values = facts.inPlace(typed);
  const faults = { ...faultsIn(values, facts), ...facts.found(values) };
  return POLICY_FIELDS.flatMap((path) => {
    const key = faults[path];
    return key === undefined ? [] : [{ path, key }];
  });
});
