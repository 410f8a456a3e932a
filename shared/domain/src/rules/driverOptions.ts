import {
  GOOD_STUDENT_AGE_BELOW,
  MIN_DRIVER_AGE,
  YOUNG_AVATAR_MAX_AGE,
  YOUNG_UNMARRIED_MAX_AGE,
} from '../constants';
import type { LicenseStatus, MaritalStatus, StateCode } from '../entities/codes';
import type { Driver } from '../entities/driver';
import { STATE_RULES } from '../states';

/** Facts that decide which choices a driver form shows; null is unanswered. `age` in years. */
export interface DriverFacts {
  state: StateCode;
  age: number | null;
  marital_status: MaritalStatus | null;
  license_status: LicenseStatus | null;
  policy_holder: boolean;
  requires_sr22: boolean;
  good_student: boolean;
}

/** The choices a driver form shows; a hidden choice is neither asked nor stored. */
export interface DriverOptions {
  goodStudent: boolean;
  defensiveDriver: boolean;
  sr22: boolean;
  tort: boolean;
  credit: boolean;
}

/** Good student requires an age below 24 and not married (section 4); hidden until the age is given. */
function isGoodStudentAge(age: number | null, maritalStatus: MaritalStatus | null): boolean {
  return age !== null && age < GOOD_STUDENT_AGE_BELOW && maritalStatus !== 'married';
}

/** The visible choices (sections 4 and 5, reading 13). Mutually exclusive ones are shown until the other is checked. */
export function driverOptions(facts: DriverFacts): DriverOptions {
  const rules = STATE_RULES[facts.state];
  const discounts = facts.license_status !== 'not_licensed';
  return {
    goodStudent:
      discounts &&
      !rules.onlySr22Offered &&
      !facts.requires_sr22 &&
      isGoodStudentAge(facts.age, facts.marital_status),
    defensiveDriver: discounts && !rules.onlySr22Offered && rules.defensiveDriverOffered,
    sr22: discounts && rules.sr22Offered && !facts.good_student,
    // Asked once, of the policyholder, for the household (reading 50).
    tort: facts.policy_holder && rules.tortAsked,
    credit: facts.policy_holder && rules.creditAsked,
  };
}

/**
 * Aged 16 to 24 and not married (section 5, reading 43): shown as relevant to the good-student and monitored-driver
 * discounts. Never for excluded drivers, and not before age and marital status are answered.
 */
export function isYoungUnmarried(
  driver: Pick<Driver, 'age' | 'marital_status' | 'included_in_policy'>,
): boolean {
  const { age, marital_status: status, included_in_policy: included } = driver;
  if (!included || age === null || status === null) return false;
  return age >= MIN_DRIVER_AGE && age <= YOUNG_UNMARRIED_MAX_AGE && status !== 'married';
}

/** Adult above 21, else young (section 2.13); adult if the age is unknown. */
export function avatarFor(age: number | null): 'adult' | 'young' {
  return age !== null && age <= YOUNG_AVATAR_MAX_AGE ? 'young' : 'adult';
}
