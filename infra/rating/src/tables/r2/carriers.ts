import type { CarrierId } from '@shared/domain';
import { scaled } from '../../arithmetic';
import { byGroup } from '../byGroup';
import type { ByGroup, CarrierPricing, Pricing } from '../types';

interface Appetite {
  /** Liability, comprehensive, collision. */
  base: ByGroup;
  points: number;
  credit: number;
  /** Default 1: the manual's driver classes unchanged. */
  classes?: number;
}

function row({ base, points, credit, classes = 1 }: Appetite): Pricing {
  return {
    base,
    pointsBase: scaled(points),
    creditSpread: scaled(credit),
    classSpread: scaled(classes),
  };
}

/** Each carrier charges less where it wants more business; `npm run competition` shows the result. */
export const carriers: Record<CarrierId, CarrierPricing> = {
  // Ignores most of credit.
  FCIC: row({ base: byGroup(0.98, 0.98, 0.97), points: 1.12, credit: 0.7 }),
  // Targets fully covered cars of settled drivers with good credit and a clean record.
  USHC: {
    ...row({ base: byGroup(0.99, 0.93, 0.96), points: 1.15, credit: 1.2, classes: 1.05 }),
    // Rates mostly by credit, so that in Illinois it is the cheaper of the two only for excellent credit.
    products: { SCORE: row({ base: byGroup(1.02, 0.96, 0.99), points: 1.15, credit: 1.6, classes: 1.05 }) },
  },
  // Monitors driving, so age matters less.
  USIC: row({ base: byGroup(1.04, 1.08, 1.05), points: 1.13, credit: 0.9, classes: 0.84 }),
  // Cheap repairs at shops it knows, for mature drivers; hail costs it as much as any carrier.
  TXR: row({ base: byGroup(0.95, 1.03, 0.93), points: 1.13, credit: 0.95, classes: 1.06 }),
  // The default carrier: state minimums, and the mildest on driving records.
  IIC: row({ base: byGroup(0.95, 1.1, 1.01), points: 1.11, credit: 0.8 }),
};
