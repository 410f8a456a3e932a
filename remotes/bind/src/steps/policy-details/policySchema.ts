import { errorsOf, type FieldError } from '@shared/domain';
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
    mailing: values.mailing,
    first_name,
    last_name,
    // Blanks around an address come with pasting.
    email: email?.trim() ?? null,
    phone,
    communication_preference: values.communication_preference,
  };
}

/** What the rules refuse (section 5). */
const refusedIn = (values: PolicyValues, facts: PolicyFacts): FieldError[] =>
  errorsOf(policyDetailsSchema(facts), asAsked(values, facts.today));

const isOfMailing = ({ path }: FieldError): boolean => path.startsWith('mailing.');

/** By the form's fields. An answer's own fault comes before one that it settles. */
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
