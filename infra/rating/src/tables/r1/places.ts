import type { StateCode } from '@shared/domain';
import { byGroup } from '../byGroup';
import type { ByGroup, Territory } from '../types';

/** Liability / comprehensive / collision. */
export const states: Record<StateCode, ByGroup> = {
  IL: byGroup(1.22, 0.8, 1.06),
  IN: byGroup(0.86, 0.8, 0.85),
  MO: byGroup(1.06, 1.25, 0.98),
  KS: byGroup(0.84, 1.6, 0.95),
  IA: byGroup(0.78, 1.45, 0.98),
  AR: byGroup(1.1, 1.35, 1.2),
  TX: byGroup(1.15, 1.2, 1.08),
  WI: byGroup(0.62, 1.0, 1.05),
  OH: byGroup(0.82, 0.7, 0.7),
  PA: byGroup(0.92, 0.95, 1.15),
  OK: byGroup(1.1, 1.6, 1.2),
};

export const territories: Record<Territory, ByGroup> = {
  rural: byGroup(0.85, 1.15, 0.92),
  town: byGroup(0.94, 1.05, 0.97),
  suburb: byGroup(1, 1, 1),
  city: byGroup(1.2, 1, 1.12),
  core: byGroup(1.45, 1.2, 1.25),
};
