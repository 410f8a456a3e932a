import type { AccidentViolation } from '../../entities/driver';
import type { FieldError } from '../../schemas/errorsOf';
import { isViolationCode } from '../violations/violations';

type Told = Pick<AccidentViolation, 'type' | 'date'>;

/** Errors of incidents that have a type and a date: an unknown type or a future date (section 5). */
export function violationFaults(violations: readonly Told[], today: string): FieldError[] {
  return violations.flatMap(({ type, date }, index): FieldError[] => {
    const at = `accident_violations[${index}]`;
    if (!isViolationCode(type)) return [{ path: `${at}.type`, key: 'validation:violation_incomplete' }];
    return date > today ? [{ path: `${at}.date`, key: 'validation:violation_date_future' }] : [];
  });
}
