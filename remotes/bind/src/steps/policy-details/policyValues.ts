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

/** Where mail goes instead of home, null where nothing is typed. */
export type MailingValues = Record<keyof PostalAddress, string | null>;

export const NEW_MAILING: MailingValues = {
  line1: null,
  line2: null,
  city: null,
  state: null,
  zip_code: null,
};

/** The answers of the form, null while there is none. A field is called as the API calls it. */
export interface PolicyValues {
  /** Months, as a word for the choice. */
  duration: '6' | '12';
  start: 'tomorrow' | 'custom';
  /** ISO date, of the custom start alone. */
  effective: string | null;
  first_name: string | null;
  last_name: string | null;
  ownership: 'owned' | 'rented' | null;
  current_residence_date: string | null;
  line1: string | null;
  line2: string | null;
  zip_code: string | null;
  /** City and county of the ZIP's table; null until one of its pairs is meant. */
  city: string | null;
  county: string | null;
  state: StateCode;
  /** Null where mail goes home. */
  mailing: MailingValues | null;
  /** As it is typed, ###-###-####. */
  phone: string | null;
  email: string | null;
  communication_preference: 'email' | 'text' | 'both' | null;
}

export type PolicyAddress = Pick<PolicyValues, 'line1' | 'line2' | 'zip_code' | 'city' | 'county' | 'state'>;

/** Names the draft of this step. */
export const POLICY_DRAFT = 'policyDetails';

/** What may lie in it: no identity number is asked here. */
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

/** What is wrong with which answer: text keys. */
export type PolicyFaults = Partial<Record<PolicyField, string>>;

/** What the policyholder answers here, for whoever asks whether another tab changed it. */
export const HOLDER_FIELDS: readonly string[] = [
  'first_name',
  'last_name',
  'phone',
  'email',
  'communication_preference',
] satisfies (keyof PolicyValues)[];

/** What the quote knows (reading 26); `today` is an ISO date where the shopper is. */
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

/** The day the policy would start; what was typed for it where that is no day. */
function startOf({ start, effective }: Pick<PolicyValues, 'start' | 'effective'>, today: string) {
  return start === 'tomorrow' ? startWindow(today).earliest : effective;
}

/** Start, length and the end that follows (section 2.12); no end where the start is no day. */
export function termOf(values: Pick<PolicyValues, 'duration' | 'start' | 'effective'>, today: string) {
  const effective = startOf(values, today);
  const duration: 6 | 12 = values.duration === '12' ? 12 : 6;
  return isIsoDate(effective) ? termFrom(effective, duration) : { duration, effective, expires: undefined };
}

export const addressOf = (values: PolicyAddress): PolicyAddress => {
  const { line1, line2, zip_code, city, county, state } = values;
  return { line1, line2, zip_code, city, county, state };
};
