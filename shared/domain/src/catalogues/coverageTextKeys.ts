import type { CoverageType } from '../entities/codes';

/** Text keys for a coverage's name and its plain description. */
export function coverageTextKeys(type: CoverageType) {
  return { name: `coverages:${type}.name`, plain: `coverages:${type}.plain` } as const;
}
