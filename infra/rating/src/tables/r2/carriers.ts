import type { CarrierId } from '@shared/domain';
import { scaled } from '../../arithmetic';
import { byGroup } from '../byGroup';
import type { ByGroup, CarrierPricing, Pricing } from '../types';

interface Appetite {
  /** Liability, comprehensive, collision. */
  base: ByGroup;
  points: number;
  credit: number;
  /** 1 unless told: the manual's driver classes as they are. */
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

/** What each carrier wants more of is where it asks less; `npm run competition` shows what comes of it. */
export const carriers: Record<CarrierId, CarrierPricing> = {
  // Looks past credit.
  FCIC: row({ base: byGroup(0.98, 0.98, 0.97), points: 1.12, credit: 0.7 }),
  // Wants fully covered cars of settled drivers with good credit and a clean record.
  USHC: {
    ...row({ base: byGroup(0.99, 0.93, 0.96), points: 1.15, credit: 1.2, classes: 1.05 }),
    // Rates by credit above all, so that it is the cheaper of the two in Illinois for excellent credit alone.
    products: { SCORE: row({ base: byGroup(1.02, 0.96, 0.99), points: 1.15, credit: 1.6, classes: 1.05 }) },
  },
  // Sees how people drive, so it need not go by their age.
  USIC: row({ base: byGroup(1.04, 1.08, 1.05), points: 1.13, credit: 0.9, classes: 0.84 }),
  // Repairs at home, where it knows the shops, for grown-up drivers; hail costs it as much as anyone.
  TXR: row({ base: byGroup(0.95, 1.03, 0.93), points: 1.13, credit: 0.95, classes: 1.06 }),
  // The default carrier: state minimums, and the mildest on a record.
  IIC: row({ base: byGroup(0.95, 1.1, 1.01), points: 1.11, credit: 0.8 }),
};
