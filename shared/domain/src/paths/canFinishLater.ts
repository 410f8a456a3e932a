import { matchRoute } from './matchRoute';
import type { PathName } from './paths';

/** Pages outside the journeys, the start (no quote yet) and the last pages (nothing left to do). */
const NOTHING_TO_FINISH: ReadonlySet<PathName> = new Set<PathName>([
  'root',
  'start',
  'notCovered',
  'contactUs',
  'resume',
  'waitingList',
  'privacy',
  'accessibility',
  'eraseData',
  'myData',
  'confirmation',
  'final',
  'issued',
]);

/** Whether a path shows a step that an emailed link can open. A new step is included by default. */
export function canFinishLater(path: string): boolean {
  const name = matchRoute(path);
  return name !== null && !NOTHING_TO_FINISH.has(name);
}
