import { r1 } from '../r1';
import type { RateVersion } from '../types';
import { carriers } from './carriers';

/** Competing carriers: only their rows are new, everything else is r1's. */
export const r2: RateVersion = {
  id: 'r2',
  effective: '2026-11-15',
  tables: { ...r1.tables, carriers },
};
