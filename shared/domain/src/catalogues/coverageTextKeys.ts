import type { CoverageType, StateCode } from '../entities/codes';

/** Text keys for a coverage's name and its plain description, in the state's own terms where it has them (reading 59). */
export function coverageTextKeys(type: CoverageType, state?: StateCode) {
  if (type === 'medical_expense' && state === 'PA')
    return { name: 'coverages:first_party.name', plain: 'coverages:first_party.plain' } as const;
  return { name: `coverages:${type}.name`, plain: `coverages:${type}.plain` } as const;
}
