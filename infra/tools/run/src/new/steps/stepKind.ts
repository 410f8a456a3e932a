import type { AddedLine } from '../plan';

/** What a step of one remote consists of. */
export interface StepKind {
  isTaken: (name: string) => boolean;
  /** Its folder of templates. */
  template: string;
  /** Where its folder goes. */
  folder: string;
  lines: (name: string, capitalized: string) => AddedLine[];
}
