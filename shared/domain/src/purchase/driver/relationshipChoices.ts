import type { Relationship, StateCode } from '../../entities/codes';
import { STATE_RULES } from '../../states';

/** Relationships a driver can have to the policyholder, who alone is 'me' (sections 6 and 9). */
export function relationshipChoices(state: StateCode, policyHolder: boolean): readonly Relationship[] {
  return STATE_RULES[state].relationships.filter((choice) => (choice === 'me') === policyHolder);
}
