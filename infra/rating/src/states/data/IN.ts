import { byGroup } from '../../tables/byGroup';
import type { StateFile } from '../stateFile';

export const IN: StateFile = {
  factors: { r1: byGroup(0.86, 0.8, 0.85) },
  averages: { LIABILITY: 287, BETTER: 780 },
};
