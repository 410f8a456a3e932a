import { byGroup } from '../../tables/byGroup';
import type { StateFile } from '../stateFile';

export const MO: StateFile = {
  factors: { r1: byGroup(1.06, 1.25, 0.98) },
  averages: { LIABILITY: 373, BETTER: 1020 },
};
