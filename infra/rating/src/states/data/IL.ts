import { byGroup } from '../../tables/byGroup';
import type { StateFile } from '../stateFile';

export const IL: StateFile = {
  factors: { r1: byGroup(1.22, 0.8, 1.06) },
  averages: { LIABILITY: 447, BETTER: 1073 },
};
