import type { CodedError } from '@shared/domain';
import type { Underwriting } from '../products';
import type { Risk } from '../risk';
import { ratingError } from './ratingError';

/** Why a carrier does not take a risk; empty when it does. That somebody has a licence was seen before (incompleteness). */
export function refusals(risk: Risk, underwriting: Underwriting): CodedError[] {
  const { drivers } = risk;
  const atFault = drivers.reduce((total, driver) => total + driver.atFault, 0);
  const errors: CodedError[] = [];
  if (atFault > underwriting.maxAtFault) errors.push(ratingError('too_many_at_fault'));
  if (drivers.some((driver) => driver.alcohol && driver.licence === 'suspended')) {
    errors.push(ratingError('dwi_suspended'));
  }
  return errors;
}
