import { keysOf } from '../../objects/keysOf';

/**
 * The violation catalog (specification 3, reading 29): every kind of incident, by group. Codes are stored and match the
 * rating tables; labels are texts of the purchase screens.
 */
export const VIOLATIONS_BY_GROUP = {
  accident: ['at_fault', 'not_at_fault'],
  disobeying: ['disobeying_officer', 'eluding', 'fleeing'],
  expiration: ['expired_inspection', 'expired_license', 'expired_registration'],
  intermediate: ['careless', 'intermediate', 'school_bus', 'texting'],
  license: ['no_insurance', 'no_registration', 'unlicensed'],
  major: ['hit_and_run', 'major', 'racing', 'reckless', 'vehicular_homicide'],
  minor: ['following_too_closely', 'improper_lane_change', 'minor', 'unmapped'],
  narcotics: ['dwi', 'narcotics', 'open_container', 'refusal'],
  no_charge: ['dismissed', 'no_charge'],
  restraints: ['child_restraint', 'seat_belt'],
  speed: ['speeding', 'speeding_1_15', 'speeding_16_25', 'speeding_26'],
  suspensions: ['driving_while_suspended', 'license_suspended'],
  turn: ['failure_to_yield', 'illegal_turn', 'red_light', 'stop_sign'],
} as const;

export type ViolationGroup = keyof typeof VIOLATIONS_BY_GROUP;
export type ViolationCode = (typeof VIOLATIONS_BY_GROUP)[ViolationGroup][number];

/** Every group, in the specification's order. */
export const VIOLATION_GROUPS = keysOf(VIOLATIONS_BY_GROUP);

/** Every code, grouped. */
export const VIOLATION_CODES: readonly ViolationCode[] = Object.values(VIOLATIONS_BY_GROUP).flat();

/** Whether a text is a code of the catalog. */
export function isViolationCode(word: string): word is ViolationCode {
  return (VIOLATION_CODES as readonly string[]).includes(word);
}

/** Text key of an incident's label. */
export function violationTextKey(code: ViolationCode): `bind:violation.${ViolationCode}` {
  return `bind:violation.${code}`;
}

/** Text key of a group's label. */
export function violationGroupTextKey(group: ViolationGroup): `bind:violationGroup.${ViolationGroup}` {
  return `bind:violationGroup.${group}`;
}
