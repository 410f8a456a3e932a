import { phoneDigits, type DriverPatch, type UpdateQuoteInput, valuesOf } from '@shared/domain';
import { POLICY_HOLDER_FIELDS, POLICY_HOME_FIELDS } from '@shared/domain/purchase';
import { termOf, type PolicyValues } from './policyValues';

/** Body of the first save call: term, residence and address (reading 26), with county and city from the ZIP table. */
export function toDetails(values: PolicyValues, today: string): Partial<UpdateQuoteInput> {
  const { line1, line2, zip_code, city, county, state } = values;
  const { duration, effective } = termOf(values, today);
  return {
    term: { duration, effective: effective ?? '', expires: undefined },
    residence_info: valuesOf(values, POLICY_HOME_FIELDS),
    address: {
      line1: line1?.trim() ?? null,
      line2: line2?.trim() || null,
      zip_code: zip_code ?? '',
      city: city ?? '',
      county: county ?? '',
      state,
    },
  };
}

/** The mailing address, home unless another is given (reading 45). */
function mailTo({ mailing, ...home }: PolicyValues): DriverPatch['address'] {
  const { line1, line2, city, state, zip_code } = mailing ?? home;
  return {
    line1: line1?.trim() ?? '',
    line2: line2?.trim() || null,
    city: city?.trim() ?? '',
    state: state ?? '',
    zip_code: zip_code ?? '',
  };
}

/** Body of the second save call: the policyholder, phone as ten digits (section 5). */
export function toHolder(values: PolicyValues): Partial<DriverPatch> {
  const { first_name, last_name, phone, email } = values;
  return {
    ...valuesOf(values, POLICY_HOLDER_FIELDS),
    first_name: first_name?.trim() ?? null,
    last_name: last_name?.trim() ?? null,
    phone: phone === null ? null : phoneDigits(phone),
    email: email?.trim() ?? null,
    address: mailTo(values),
  };
}
