import { scaled } from '../arithmetic';
import type { ByGroup, Pricing } from '../tables/types';

/** A carrier's row of the manual, as decimals. */
interface Row {
  /** Liability, comprehensive, collision. */
  base: ByGroup;
  points: number;
  credit: number;
  /** Default 1: the manual's driver classes unchanged. */
  classes?: number;
}

export function row({ base, points, credit, classes = 1 }: Row): Pricing {
  return {
    base,
    pointsBase: scaled(points),
    creditSpread: scaled(credit),
    classSpread: scaled(classes),
  };
}
