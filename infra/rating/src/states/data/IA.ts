import { byGroup } from '../../tables/byGroup';
import type { StateFile } from '../stateFile';

export const IA: StateFile = {
  factors: { r1: byGroup(0.78, 1.45, 0.98) },
  averages: { LIABILITY: 250, BETTER: 950 },
};
