import { byGroup } from '../../tables/byGroup';
import type { StateFile } from '../stateFile';

export const AR: StateFile = {
  factors: { r1: byGroup(1.1, 1.35, 1.2) },
  averages: { LIABILITY: 358, BETTER: 1157 },
};
