import type { ChoiceKind, StateCode } from '@shared/domain';
import { CHOICE_WORDINGS, type SignedWording } from '@shared/domain/purchase';

/**
 * The exact wording that a state wants signed about coverages: of a past version, or the current one; null if there is
 * none. In its own entry because only the purchase and the API use it.
 */
export function choiceWording(state: StateCode, kind: ChoiceKind, version?: string): SignedWording | null {
  const wordings = CHOICE_WORDINGS[state][kind] ?? [];
  return wordings.find((wording) => version === undefined || wording.version === version) ?? null;
}
