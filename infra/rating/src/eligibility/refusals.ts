import type { CodedError, Underwriting } from '@shared/domain';
import type { Risk } from '../risk';
import { ratingError } from './ratingError';

/** Why a carrier refuses a risk; empty if it accepts. Incompleteness already checked that somebody has a license. */
export function refusals(risk: Risk, underwriting: Underwriting): CodedError[] {
  const { drivers } = risk;
  const atFault = drivers.reduce((total, driver) => total + driver.atFault, 0);
  const errors: CodedError[] = [];
  if (atFault > underwriting.maxAtFault) errors.push(ratingError('too_many_at_fault'));
  if (drivers.some((driver) => driver.alcohol && driver.license === 'suspended')) {
    errors.push(ratingError('dwi_suspended'));
  }
  return errors;
}
