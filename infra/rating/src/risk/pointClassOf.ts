import type { PointClass } from '../tables';
import { pointClasses } from '../tables/r1/pointClasses';

/** The points class of a violation's code (specification 3); minor for one no table knows. */
export function pointClassOf(type: string): PointClass {
  return pointClasses.get(type) ?? 'minor';
}
