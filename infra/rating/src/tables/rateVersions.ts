import { r1 } from './r1';
import { r2 } from './r2';
import { r3 } from './r3';
import type { RateTables, RateVersion } from './types';

/** Every version that ever priced a rate, oldest first: a version is never edited, a new one is added. */
export const RATE_VERSIONS: readonly [RateVersion, ...RateVersion[]] = [r1, r2, r3];

/** The version in force on an ISO date; before the first one, the first. */
export function rateVersionOn(
  date: string,
  versions: readonly [RateVersion, ...RateVersion[]] = RATE_VERSIONS,
): RateVersion {
  return versions.findLast((version) => version.effective <= date) ?? versions[0];
}

/** The version named by a stored rate. Throws RangeError for an unknown name. */
export function rateVersionNamed(id: string): RateVersion {
  const version = RATE_VERSIONS.find((known) => known.id === id);
  if (!version) throw new RangeError('No such rate version');
  return version;
}

/** The newest version, for callers without a date. */
export const LATEST_VERSION: RateVersion = RATE_VERSIONS.at(-1) ?? r1;

/** Its tables, for single lookups. */
export const LATEST_TABLES: RateTables = LATEST_VERSION.tables;
