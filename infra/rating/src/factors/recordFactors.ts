import { ONE, powerFactor, shareOfEffect } from '../arithmetic';
import type { ProductRating } from '../products';
import type { DriverRisk, Risk } from '../risk/types';
import type { Group, RateTables } from '../tables';
import type { Factor } from './factor';

const pointsFactors = new Map<string, number>();

/** The product's points base to the power of the points, rounded once; cached because exact powers are slow. */
function pointsFactor(pointsBase: number, points: number): number {
  const name = `${pointsBase}^${points}`;
  const factor = pointsFactors.get(name) ?? powerFactor(ONE, pointsBase, points);
  pointsFactors.set(name, factor);
  return factor;
}

/** Points of the rated driver, and the SR-22 filing, which affects only liability. */
export function recordFactors(
  driver: DriverRisk,
  product: ProductRating,
  tables: RateTables,
  group: Group,
): Factor[] {
  const full = pointsFactor(product.pointsBase, driver.points);
  const factors: Factor[] = [
    {
      key: 'factor.points',
      detail: { points: driver.points },
      multiplier: group === 'comprehensive' ? shareOfEffect(full, tables.comprehensivePointsShare) : full,
    },
  ];
  if (driver.sr22 && group === 'liability') {
    factors.push({ key: 'factor.sr22', detail: {}, multiplier: tables.sr22 });
  }
  return factors;
}

/** The policyholder's credit, at the product's spread. */
export function creditFactor(risk: Pick<Risk, 'credit'>, product: ProductRating, tables: RateTables): Factor {
  return {
    key: 'factor.credit',
    detail: { credit: risk.credit },
    multiplier: shareOfEffect(tables.credit[risk.credit], product.creditSpread),
  };
}
