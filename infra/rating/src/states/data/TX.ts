import { byGroup } from '../../tables/byGroup';
import type { StateFile } from '../stateFile';

export const TX: StateFile = {
  factors: { r1: byGroup(1.15, 1.2, 1.08) },
  // The crime-prevention assessment of 5 dollars per vehicle and year, half of it for six months.
  vehicleFee: 250,
  averages: { LIABILITY: 404, BETTER: 1092 },
};
