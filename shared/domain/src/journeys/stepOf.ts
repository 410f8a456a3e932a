import { keysOf } from '../objects/keysOf';
import { matchRoute } from '../paths';
import type { Journey } from './journey';

/** The step shown at a path, or null if the journey has none. */
export function stepOf<Id extends string>(journey: Journey<Id>, path: string): Id | null {
  const name = matchRoute(path);
  if (name === null) return null;
  return keysOf(journey.steps).find((id) => journey.steps[id].paths.includes(name)) ?? null;
}
