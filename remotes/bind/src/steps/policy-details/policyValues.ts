import {
  type AskedIn,
  type Driver,
  type DRIVER_FIELDS,
  isIsoDate,
  type PostalAddress,
  type Quote,
  type ResidenceInfo,
  startWindow,
  type StateCode,
  termFrom,
} from '@shared/domain';
import { POLICY_HOLDER_FIELDS, POLICY_HOME_FIELDS, policyDetailsFrom } from '@shared/domain/purchase';
import { phoneMask } from '@shared/ui';

type HomeField = (typeof POLICY_HOME_FIELDS)[number];

/** The mailing address, null where nothing is typed. */
export type MailingValues = Record<keyof PostalAddress, string | null>;

export const NEW_MAILING: MailingValues = {
  line1: null,
  line2: null,
  city: null,
  state: null,
  zip_code: null,
};

/**
 * The form's answers, null while unanswered. Field names match the API's; those of the policyholder and the home are
 * their rows' (ADR 0070), a phone as typed, ###-###-####.
 */
export interface PolicyValues
  extends Pick<Driver, AskedIn<typeof DRIVER_FIELDS, 'policy'>>, Pick<ResidenceInfo, HomeField> {
  /** Months, as a string for the choice. */
  duration: '6' | '12';
  start: 'tomorrow' | 'custom';
  /** ISO date, only for a custom start. */
  effective: string | null;
  line1: string | null;
  line2: string | null;
  zip_code: string | null;
  /** City and county from the ZIP table; null until one pair is selected. */
  city: string | null;
  county: string | null;
  state: StateCode;
  /** Null if mail goes home. */
  mailing: MailingValues | null;
}

export type PolicyAddress = Pick<PolicyValues, 'line1' | 'line2' | 'zip_code' | 'city' | 'county' | 'state'>;

/** Draft name of this step. */
export const POLICY_DRAFT = 'policyDetails';

const ORDERED = [
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

export type PolicyField = (typeof ORDERED)[number] | AskedIn<typeof DRIVER_FIELDS, 'policy'> | HomeField;

/** Fields that the draft may store, in the order of the form; none is an identity number. */
export const POLICY_FIELDS: readonly PolicyField[] = [
  ...new Set<PolicyField>([...ORDERED, ...POLICY_HOME_FIELDS, ...POLICY_HOLDER_FIELDS]),
];

/** Errors by field: text keys. */
export type PolicyFaults = Partial<Record<PolicyField, string>>;

/** The policyholder's fields on this form, for detecting changes in another tab. */
export const HOLDER_FIELDS: readonly string[] = POLICY_HOLDER_FIELDS;

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
