import { byGroup } from '../../tables/byGroup';
import type { StateFile } from '../stateFile';

export const OK: StateFile = {
  factors: { r1: byGroup(1.1, 1.6, 1.2) },
  averages: { LIABILITY: 376, BETTER: 1200 },
};
