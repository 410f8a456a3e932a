import { byGroup } from '../../tables/byGroup';
import type { StateFile } from '../stateFile';

export const PA: StateFile = {
  factors: { r1: byGroup(0.92, 0.95, 1.15) },
  averages: { LIABILITY: 325, BETTER: 1030 },
};
