import {
  isIsoDate,
  type PostalAddress,
  type Quote,
  startWindow,
  type StateCode,
  termFrom,
} from '@shared/domain';
import { policyDetailsFrom } from '@shared/domain/purchase';
import { phoneMask } from '@shared/ui';

/** The mailing address, null where nothing is typed. */
export type MailingValues = Record<keyof PostalAddress, string | null>;

export const NEW_MAILING: MailingValues = {
  line1: null,
  line2: null,
  city: null,
  state: null,
  zip_code: null,
};

/** The form's answers, null while unanswered. Field names match the API's. */
export interface PolicyValues {
  /** Months, as a string for the choice. */
  duration: '6' | '12';
  start: 'tomorrow' | 'custom';
  /** ISO date, only for a custom start. */
  effective: string | null;
  first_name: string | null;
  last_name: string | null;
  ownership: 'owned' | 'rented' | null;
  current_residence_date: string | null;
  line1: string | null;
  line2: string | null;
  zip_code: string | null;
  /** City and county from the ZIP table; null until one pair is selected. */
  city: string | null;
  county: string | null;
  state: StateCode;
  /** Null if mail goes home. */
  mailing: MailingValues | null;
  /** As typed, ###-###-####. */
  phone: string | null;
  email: string | null;
  communication_preference: 'email' | 'text' | 'both' | null;
}

export type PolicyAddress = Pick<PolicyValues, 'line1' | 'line2' | 'zip_code' | 'city' | 'county' | 'state'>;

/** Draft name of this step. */
export const POLICY_DRAFT = 'policyDetails';

/** Fields that the draft may store; none is an identity number. */
export const POLICY_FIELDS = [
  'duration',
  'start',
  'effective',
  'first_name',
  'last_name',
  'ownership',
  'current_residence_date',
  'line1',
  'line2',
  'zip_code',
  'city',
  'county',
  'state',
  'mailing',
  'phone',
  'email',
  'communication_preference',
] as const satisfies readonly (keyof PolicyValues)[];

export type PolicyField = (typeof POLICY_FIELDS)[number];

/** Errors by field: text keys. */
export type PolicyFaults = Partial<Record<PolicyField, string>>;

/** The policyholder's fields on this form, for detecting changes in another tab. */
export const HOLDER_FIELDS: readonly string[] = [
  'first_name',
  'last_name',
  'phone',
  'email',
  'communication_preference',
] satisfies (keyof PolicyValues)[];

/** Initial values from the quote (reading 26); `today` is an ISO date at the shopper's place. */
export function fromQuote(quote: Quote, today: string): PolicyValues {
  const { term, address, residence_info: residence, phone, ...holder } = policyDetailsFrom(quote, today);
  const isTomorrow = term.effective === startWindow(today).earliest;
  return {
    ...holder,
    ...residence,
    ...address,
    duration: term.duration === 12 ? '12' : '6',
    start: isTomorrow ? 'tomorrow' : 'custom',
    effective: isTomorrow ? null : term.effective,
    phone: phone === null ? null : phoneMask.format(phone),
  };
}

/** The policy's start date; the typed text if it is not a date. */
function startOf({ start, effective }: Pick<PolicyValues, 'start' | 'effective'>, today: string) {
  return start === 'tomorrow' ? startWindow(today).earliest : effective;
}

/** Start, length and the resulting end (section 2.12); no end if the start is not a date. */
export function termOf(values: Pick<PolicyValues, 'duration' | 'start' | 'effective'>, today: string) {
  const effective = startOf(values, today);
  const duration: 6 | 12 = values.duration === '12' ? 12 : 6;
  return isIsoDate(effective) ? termFrom(effective, duration) : { duration, effective, expires: undefined };
}

export const addressOf = (values: PolicyAddress): PolicyAddress => {
  const { line1, line2, zip_code, city, county, state } = values;
  return { line1, line2, zip_code, city, county, state };
};
