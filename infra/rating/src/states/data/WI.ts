import { byGroup } from '../../tables/byGroup';
import type { StateFile } from '../stateFile';

export const WI: StateFile = {
  factors: { r1: byGroup(0.62, 1.0, 1.05) },
  // The liability figure has no published source.
  averages: { LIABILITY: 182, BETTER: 869 },
};
