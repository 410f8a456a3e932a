import type { CoverageType } from '../entities/codes';

/** Text keys of a coverage in the reader's language: its name, and what it pays in plain words. */
export function coverageTextKeys(type: CoverageType) {
  return { name: `coverages:${type}.name`, plain: `coverages:${type}.plain` } as const;
}
