import { powerFactor, shareOfEffect } from '../arithmetic';
import type { VehicleRisk } from '../risk/types';
import type { Ageing, Group, RateTables } from '../tables';
import type { Factor } from './factor';
import { stepUp } from './stepFor';

const agedFactors = new WeakMap<Ageing, Map<number, number>>();

/** max(floor, start x yearly^years), rounded once; cached because exact integer powers are slow. */
function agedFactor(ageing: Ageing, years: number): number {
  const known = agedFactors.get(ageing) ?? new Map<number, number>();
  agedFactors.set(ageing, known);
  const factor = known.get(years) ?? Math.max(ageing.floor, powerFactor(ageing.start, ageing.yearly, years));
  known.set(years, factor);
  return factor;
}

/** Symbol, age, use and miles. Comprehensive uses only a share of use and miles. */
export function vehicleFactors(vehicle: VehicleRisk, tables: RateTables, group: Group): Factor[] {
  const { symbol, years, use, miles } = vehicle;
  const share = (factor: number) =>
    group === 'comprehensive' ? shareOfEffect(factor, tables.comprehensiveUseShare) : factor;
  return [
    { key: 'factor.symbol', detail: { symbol }, multiplier: tables.symbols[symbol][group] },
    {
      key: 'factor.vehicle_age',
      detail: { years },
      multiplier: agedFactor(tables.vehicleAge[group], years),
    },
    { key: 'factor.use', detail: { use }, multiplier: share(tables.uses[use]) },
    { key: 'factor.miles', detail: { miles }, multiplier: share(stepUp(tables.miles, miles)) },
  ];
}
