import type { Shown } from './measuresShown';
import type { RoledLine } from './parts';

/** One measure of all versions of a part, for its drawing and its table. */
export interface ChartProps {
  measure: Shown;
  lines: readonly RoledLine[];
  /** Starts of the stretches of time. */
  starts: readonly Date[];
}
