import { byGroup } from '../../tables/byGroup';
import type { StateFile } from '../stateFile';

export const OH: StateFile = {
  factors: { r1: byGroup(0.82, 0.7, 0.7) },
  averages: { LIABILITY: 282, BETTER: 686 },
};
