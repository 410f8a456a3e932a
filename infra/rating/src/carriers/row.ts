import type { PriceRow } from '@shared/domain';
import { scaled } from '../arithmetic';
import { byGroup } from '../tables/byGroup';
import type { Pricing } from '../tables/types';

/** A carrier's row of the manual, as the engine computes with it. */
export function row({ base, points, credit, classes = 1 }: PriceRow): Pricing {
  return {
    base: byGroup(...base),
    pointsBase: scaled(points),
    creditSpread: scaled(credit),
    classSpread: scaled(classes),
  };
}
