import { addMonths, type AccidentViolation } from '@shared/domain';
import type { PointClass, PointTables } from '../tables';

/** A driver's record on a date: points up to the cap, and the facts underwriting uses. */
export interface DrivingRecord {
  points: number;
  atFault: number;
  alcohol: boolean;
}

function pointsFor(pointClass: PointClass, atFaultBefore: number, tables: PointTables): number {
  if (pointClass === 'at_fault' && atFaultBefore > 0) return tables.furtherAtFault;
  return tables.points[pointClass];
}

/** Incidents within the look-back of their class count, including the last day. */
export function recordOf(
  incidents: readonly AccidentViolation[],
  tables: PointTables,
  date: string,
): DrivingRecord {
  let points = 0;
  let atFault = 0;
  let alcohol = false;
  for (const incident of incidents) {
    // A code missing from the table counts like `unmapped`.
    const pointClass = tables.classes.get(incident.type) ?? 'minor';
    if (incident.date < addMonths(date, -tables.months[pointClass])) continue;
    points += pointsFor(pointClass, atFault, tables);
    if (pointClass === 'at_fault') atFault += 1;
    if (pointClass === 'alcohol') alcohol = true;
  }
  return { points: Math.min(points, tables.cap), atFault, alcohol };
}
