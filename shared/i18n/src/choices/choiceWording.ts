import type { ChoiceKind, StateCode } from '@shared/domain';
import { CHOICE_WORDINGS, LINE_WORDINGS, type SignedWording, type StateLine } from '@shared/domain/purchase';

/**
 * The exact wording that a state wants signed about coverages: of a past version, or the current one; null if there is
 * none. In its own entry because only the purchase and the API use it.
 */
export function choiceWording(state: StateCode, kind: ChoiceKind, version?: string): SignedWording | null {
  const wordings = CHOICE_WORDINGS[state][kind] ?? [];
  return wordings.find((wording) => version === undefined || wording.version === version) ?? null;
}

/**
 * The exact wording that turns a line down (reading 58): the line's own, or that of the coverage's rejection. Tort's
 * names the annual premium of either option as `{{limited}}` and `{{full}}`.
 */
export function lineWording(
  state: StateCode,
  { line, signed }: Pick<StateLine, 'line' | 'signed'>,
  version?: string,
): SignedWording | null {
  const own = LINE_WORDINGS[state]?.[line];
  if (!own) return signed === null ? null : choiceWording(state, signed, version);
  return own.find((wording) => version === undefined || wording.version === version) ?? null;
}
