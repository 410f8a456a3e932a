import type { ConsentWording } from '../consentWordings';
import { AR } from './data/AR';
import { IA } from './data/IA';
import { IN } from './data/IN';
import { OK } from './data/OK';
import { PA } from './data/PA';
import { TX } from './data/TX';
import type { StateWordings } from './stateWordings';

const WORDINGS: Record<string, StateWordings> = { AR, IA, IN, OK, PA, TX };

/**
 * The exact wording that a state wants signed about coverages: of a past version, or the current one; null if there is
 * none. In its own entry because only the purchase and the API use it.
 */
export function choiceWording(state: string, kind: string, version?: string): ConsentWording | null {
  const wordings = WORDINGS[state]?.[kind] ?? [];
  return wordings.find((wording) => version === undefined || wording.version === version) ?? null;
}
