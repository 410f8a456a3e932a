import { pricingOf } from '../../carriers/registry';
import { r1 } from '../r1';
import type { RateVersion } from '../types';

/** Competing carriers, each charging less where it wants more business: only their rows are new. */
export const r2: RateVersion = {
  id: 'r2',
  effective: '2026-11-15',
  tables: { ...r1.tables, carriers: pricingOf('r2') },
};
