import type { AccidentViolation } from '../../entities/driver';
import type { FieldError } from '../../schemas/errorsOf';
import { isViolationCode } from '../violations/violations';

type Told = Pick<AccidentViolation, 'type' | 'date'>;

/** What is wrong with incidents that have a type and a day: a type nobody knows, a day that lies ahead (section 5). */
export function violationFaults(violations: readonly Told[], today: string): FieldError[] {
  return violations.flatMap(({ type, date }, index): FieldError[] => {
    const at = `accident_violations[${index}]`;
    if (!isViolationCode(type)) return [{ path: `${at}.type`, key: 'validation:violation_incomplete' }];
    return date > today ? [{ path: `${at}.date`, key: 'validation:violation_date_future' }] : [];
  });
}
