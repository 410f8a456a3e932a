import { scaled } from '../../arithmetic';
import type { ClassBand } from '../types';

function band(from: number, ages: string, columns: [number, number, number, number]): ClassBand {
  const [singleMale, singleFemale, married, collision] = columns;
  return {
    from,
    ages,
    singleMale: scaled(singleMale),
    singleFemale: scaled(singleFemale),
    married: scaled(married),
    collision: scaled(collision),
  };
}

/** Single man, single woman (divorced counts as single), married or widowed; then collision's share. */
export const classes: readonly [ClassBand, ...ClassBand[]] = [
  band(16, '16-17', [2.95, 2.65, 2.45, 1]),
  band(18, '18-19', [2.35, 2.1, 1.95, 1]),
  band(20, '20', [2, 1.8, 1.65, 1]),
  band(21, '21-22', [1.7, 1.55, 1.4, 1]),
  band(23, '23-24', [1.45, 1.36, 1.22, 1]),
  band(25, '25-29', [1.25, 1.2, 1.08, 1]),
  band(30, '30-39', [1.1, 1.08, 1, 1]),
  band(40, '40-49', [1.05, 1.03, 0.97, 1]),
  band(50, '50-64', [1, 0.99, 0.96, 0.92]),
  band(65, '65-69', [1.1, 1.08, 1.05, 0.9]),
  band(70, '70-74', [1.35, 1.3, 1.25, 0.88]),
  band(75, '75+', [1.75, 1.65, 1.58, 0.88]),
];

export const comprehensiveClassShare = scaled(0.4);
