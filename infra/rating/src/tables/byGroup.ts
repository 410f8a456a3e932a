import { scaled } from '../arithmetic';
import type { ByGroup } from './types';

/** A row of the manual: liability / comprehensive / collision, as decimals. */
export function byGroup(liability: number, comprehensive: number, collision: number): ByGroup {
  return {
    liability: scaled(liability),
    comprehensive: scaled(comprehensive),
    collision: scaled(collision),
  };
}
