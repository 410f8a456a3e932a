import type { CarrierId } from '@shared/domain';
import { ONE, scaled } from '../../arithmetic';
import { byGroup } from '../byGroup';
import type { CarrierPricing, Pricing } from '../types';

/** A row of the manual: base, points base, credit spread. Every carrier uses the manual's driver classes unchanged. */
function row(base: number, pointsBase: number, creditSpread: number): Pricing {
  return {
    base: byGroup(base, base, base),
    pointsBase: scaled(pointsBase),
    creditSpread: scaled(creditSpread),
    classSpread: ONE,
  };
}

export const carriers: Record<CarrierId, CarrierPricing> = {
  FCIC: row(1, 1.12, 0.6),
  USHC: {
    ...row(0.93, 1.18, 1.2),
    // Rates mostly by credit, so that in Illinois it is the cheaper of the two only for excellent credit.
    products: { SCORE: row(0.96, 1.18, 1.8) },
  },
  USIC: row(0.96, 1.14, 1),
  TXR: row(0.97, 1.13, 0.8),
  IIC: row(1.03, 1.1, 0.9),
};
