import { isEmployed, isInsured, isLicenseAsked } from '@shared/domain/purchase';
import type { Answered } from '../../parts/Bands';
import { fromDriver, type AskedDriver, type DriverValues } from './driverValues';

/** What is settled before the form opens; it is shown as a summary, and only the rest is asked. */
export interface KnownFacts {
  name: boolean;
  birthday: boolean;
  gender: boolean;
  marital: boolean;
  /** The whole license: its state, number and date. */
  license: boolean;
}

/** By what is stored, so that a question stays where it is while it is answered. */
export function knownFacts(asked: AskedDriver): KnownFacts {
  const stored = fromDriver(asked);
  return {
    name: stored.first_name !== null && stored.last_name !== null,
    // An estimated birthday is no answer (reading 14).
    birthday: stored.birthday !== null,
    gender: stored.gender !== null,
    marital: stored.marital_status !== null,
    license: asked.driver.license_number_last4 !== null && stored.license_issued_at !== null,
  };
}

/** The answers that the count depends on. */
export const COUNTED = [
  'first_name',
  'last_name',
  'birthday',
  'gender',
  'marital_status',
  'policy_holder_relationship',
  'included_in_policy',
  'occupation',
  'employer_name',
  'employer_category',
  'international_license',
  'license_status',
  'license_state',
  'license_number',
  'license_issued_at',
  'accident_violations',
] as const satisfies readonly (keyof DriverValues)[];

export interface DriverBands {
  who: Answered;
  work: Answered;
  license: Answered;
  driving: Answered;
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

const ask = (isOpen: boolean, name: string, isAnswered: boolean): Answered =>
  isOpen ? { [name]: isAnswered } : {};

/** The questions of each band that are asked now, and whether each is answered. */
export function driverBands(
  values: DriverValues,
  known: KnownFacts,
  { driver }: AskedDriver,
  saysNoIncident: boolean,
): DriverBands {
  const { accident_violations: incidents, ...answers } = values;
  const isAsked = isInsured(answers);
  const { occupation, license_state: state } = values;
  const hasWork =
    isGiven(occupation) &&
    (!isEmployed(occupation) || (isGiven(values.employer_name) && isGiven(values.employer_category)));
  const hasStored = driver.license_number_last4 !== null && state === driver.license_state;
  const isWhole = incidents.every(({ type, date }) => isGiven(type) && isGiven(date));
  const isLicenseOpen = isLicenseAsked(answers) && !known.license;
  return {
    who: {
      ...ask(!known.name, 'name', isGiven(values.first_name) && isGiven(values.last_name)),
      ...ask(!known.birthday, 'birthday', isGiven(values.birthday)),
      ...ask(!driver.policy_holder, 'relationship', isGiven(values.policy_holder_relationship)),
      ...ask(!driver.policy_holder, 'included', isGiven(values.included_in_policy)),
      ...ask(isAsked && !known.gender, 'gender', isGiven(values.gender)),
      ...ask(isAsked && !known.marital, 'marital', isGiven(values.marital_status)),
    },
    work: ask(isAsked, 'work', hasWork),
    license: {
      ...ask(isLicenseOpen, 'number', isGiven(state) && (hasStored || isGiven(values.license_number))),
      ...ask(isLicenseOpen, 'first', isGiven(values.license_issued_at)),
    },
    driving: ask(isAsked, 'incidents', incidents.length === 0 ? saysNoIncident : isWhole),
  };
}
