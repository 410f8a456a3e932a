import { scaled } from '../../arithmetic';
import type { LimitTable, Step } from '../types';

function steps(rows: [dollars: number, factor: number][]): Step[] {
  return rows.map(([dollars, factor]) => ({ upTo: dollars * 100, factor: scaled(factor) }));
}

/**
 * By cents: the first amount of a split limit, a single limit, or the deductible. Between two rows a limit uses the
 * higher row, so that a higher limit never costs less; a deductible uses the lower row's factor (see limitFactor).
 */
export const limits: Record<LimitTable, readonly Step[]> = {
  bodily_injury: steps([
    [15_000, 0.9],
    [20_000, 0.96],
    [25_000, 1],
    [30_000, 1.05],
    [50_000, 1.18],
    [100_000, 1.38],
    [250_000, 1.6],
  ]),
  property_damage: steps([
    [5_000, 0.94],
    [10_000, 0.96],
    [15_000, 0.98],
    [20_000, 0.99],
    [25_000, 1],
    [50_000, 1.06],
    [100_000, 1.12],
  ]),
  medical: steps([
    [500, 0.7],
    [1_000, 1],
    [2_000, 1.45],
  ]),
  deductible: steps([
    [250, 1.25],
    [500, 1],
    [1_000, 0.82],
    [2_500, 0.62],
    [5_000, 0.45],
    [7_500, 0.36],
    [10_000, 0.3],
  ]),
  none: [],
};
