import { r1 } from '../r1';
import type { RateVersion } from '../types';
import { carriers } from './carriers';

/** Carriers that compete: their own rows are new, all else is r1's. */
export const r2: RateVersion = {
  id: 'r2',
  effective: '2026-11-15',
  tables: { ...r1.tables, carriers },
};
