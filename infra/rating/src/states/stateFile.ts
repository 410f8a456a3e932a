import type { ByGroup } from '../tables/types';

/** Everything that rating needs of a state. */
export interface StateFile {
  /** Liability / comprehensive / collision, in the version of the tables that began with it; later ones inherit it. */
  factors: { r1: ByGroup };
  /** Cents per vehicle for six months, added to the fees. */
  vehicleFee?: number;
  /**
   * Published averages halved to six months, in dollars, for the profile in `calibration`; null if there are none. The
   * engine uses none of this.
   */
  averages: { LIABILITY: number; BETTER: number } | null;
}
