import { DEFAULT_TORT } from '../constants';
import type { CreditScore, Tort } from '../entities/codes';
import { driverOptions, type DriverFacts } from './driverOptions';

/** A driver's answers that depend on each other. */
export interface DriverAnswers extends Omit<DriverFacts, 'state' | 'policy_holder'> {
  defensive_driver: boolean;
  tort: Tort | null;
  credit_score: CreditScore | null;
  international_license: boolean;
}

/**
 * A driver's answers made consistent, for the form after each change and for the API before it stores (sections 4
 * and 5): what is not offered is dropped, `international_license` follows the status, the policyholder's tort defaults
 * to LIMITED in PA.
 * With both good student and SR-22 given, SR-22 stays, since it is an obligation; forms prevent it by `tickDriver`.
 */
export function settleDriver<T extends DriverAnswers>(
  answers: T,
  where: Pick<DriverFacts, 'state' | 'policy_holder'>,
): T {
  const offered = driverOptions({ ...answers, ...where, good_student: false });
  const requires_sr22 = offered.sr22 && answers.requires_sr22;
  const shown = driverOptions({ ...answers, ...where, requires_sr22, good_student: false });
  return {
    ...answers,
    requires_sr22,
    good_student: shown.goodStudent && answers.good_student,
    defensive_driver: shown.defensiveDriver && answers.defensive_driver,
    tort: shown.tort ? (answers.tort ?? DEFAULT_TORT) : null,
    credit_score: shown.credit ? answers.credit_score : null,
    international_license: answers.license_status === 'foreign',
  };
}

/** Ticking good student or SR-22: the one ticked unticks the other (section 4). */
export function tickDriver<T extends Pick<DriverAnswers, 'good_student' | 'requires_sr22'>>(
  answers: T,
  field: 'good_student' | 'requires_sr22',
  ticked: boolean,
): T {
  const other = field === 'good_student' ? 'requires_sr22' : 'good_student';
  return ticked ? { ...answers, [field]: true, [other]: false } : { ...answers, [field]: false };
}
