import type { UseCode } from '@shared/domain';
import { scaled } from '../../arithmetic';
import { byGroup } from '../byGroup';
import type { Ageing, ByGroup, Group, Step, VehicleSymbol } from '../types';

export const symbols: Record<VehicleSymbol, ByGroup> = {
  economy: byGroup(0.95, 0.85, 0.85),
  mid: byGroup(1, 1, 1),
  suv: byGroup(0.97, 1, 0.98),
  pickup: byGroup(1.05, 1.02, 0.97),
  luxury: byGroup(1.02, 1.45, 1.45),
  sport: byGroup(1.15, 1.35, 1.55),
  ev: byGroup(1.06, 1.15, 1.4),
};

const value: Ageing = { start: scaled(1.12), yearly: scaled(0.955), floor: scaled(0.4) };

export const vehicleAge: Record<Group, Ageing> = {
  liability: { start: scaled(1.04), yearly: scaled(0.985), floor: scaled(0.88) },
  comprehensive: value,
  collision: value,
};

export const uses: Record<UseCode | 'rideshare_delivery', number> = {
  pleasure: scaled(0.95),
  commute: scaled(1),
  long_commute: scaled(1.06),
  farm: scaled(0.9),
  business: scaled(1.25),
  rideshare_delivery: scaled(1.45),
};

/** Miles a year. */
export const miles: readonly Step[] = [
  { upTo: 5_000, factor: scaled(0.85) },
  { upTo: 7_500, factor: scaled(0.92) },
  { upTo: 10_000, factor: scaled(0.97) },
  { upTo: 12_500, factor: scaled(1) },
  { upTo: 15_000, factor: scaled(1.05) },
  { upTo: 20_000, factor: scaled(1.12) },
  { upTo: 30_000, factor: scaled(1.22) },
  { upTo: Infinity, factor: scaled(1.35) },
];

export const comprehensiveUseShare = scaled(0.3);
