import { byState } from '../../states/registry';
import { byGroup } from '../byGroup';
import type { ByGroup, Territory } from '../types';

/** Liability / comprehensive / collision. */
export const states = byState(({ factors }) => factors.r1);

export const territories: Record<Territory, ByGroup> = {
  rural: byGroup(0.85, 1.15, 0.92),
  town: byGroup(0.94, 1.05, 0.97),
  suburb: byGroup(1, 1, 1),
  city: byGroup(1.2, 1, 1.12),
  core: byGroup(1.45, 1.2, 1.25),
};
