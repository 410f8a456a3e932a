import { scaled } from '../../arithmetic';
import { r2 } from '../r2';
import type { RateVersion } from '../types';

/** Prices of the lines that a shopper can add to a package (reading 58, ADR 0063); packages cost what they did in r2. */
export const r3: RateVersion = {
  id: 'r3',
  effective: '2026-11-28',
  tables: {
    ...r2.tables,
    // Personal injury protection of 2,500 and 5,000 dollars.
    stateLimits: {
      TX: {
        medical_expense: [
          { upTo: 250_000, factor: scaled(0.62) },
          { upTo: 500_000, factor: scaled(0.78) },
        ],
      },
    },
    stacked: { oneCar: scaled(1.05), moreCars: scaled(1.12) },
  },
};
