import { DEFAULT_TORT } from '../constants';
import type { CreditScore, Tort } from '../entities/codes';
import { driverOptions, type DriverFacts } from './driverOptions';

/** Driver answers that depend on each other. */
export interface DriverAnswers extends Omit<DriverFacts, 'state' | 'policy_holder'> {
  defensive_driver: boolean;
  tort: Tort | null;
  credit_score: CreditScore | null;
  international_license: boolean;
}

/**
 * Makes a driver's answers consistent, in the form after each change and in the API before storing (sections 4 and 5):
 * answers not offered are dropped, `international_license` follows the status, the policyholder's tort defaults to
 * LIMITED in PA. If both good student and SR-22 are given, SR-22 wins because it is an obligation; `tickDriver`
 * prevents this in forms.
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

/** Checking good student or SR-22 unchecks the other (section 4). */
export function tickDriver<T extends Pick<DriverAnswers, 'good_student' | 'requires_sr22'>>(
  answers: T,
  field: 'good_student' | 'requires_sr22',
  ticked: boolean,
): T {
  const other = field === 'good_student' ? 'requires_sr22' : 'good_student';
  return ticked ? { ...answers, [field]: true, [other]: false } : { ...answers, [field]: false };
}
