import { byGroup } from '../../tables/byGroup';
import type { StateFile } from '../stateFile';

export const KS: StateFile = {
  factors: { r1: byGroup(0.84, 1.6, 0.95) },
  averages: { LIABILITY: 341, BETTER: 1049 },
};
