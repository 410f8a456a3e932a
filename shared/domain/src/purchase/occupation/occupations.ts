import type { StateCode } from '../../entities/codes';
import { STATE_RULES } from '../../states';

/** The choices where occupation is a choice (specification 3); elsewhere it is free text. */
export const OCCUPATIONS = ['disabled', 'employed', 'homemaker', 'retired', 'student', 'unemployed'] as const;
export type Occupation = (typeof OCCUPATIONS)[number];

/** Whether a text is one of the occupation choices. */
export function isOccupation(word: string): word is Occupation {
  return (OCCUPATIONS as readonly string[]).includes(word);
}

/** Whether a state accepts this occupation: free text in IA, IN, IL, KS and AR, a choice elsewhere (section 9). */
export function isOccupationAllowed(occupation: string, state: StateCode): boolean {
  return STATE_RULES[state].freeTextOccupation || isOccupation(occupation);
}

/** As typed in either site language; the Spanish choice reads 'Con empleo'. */
const EMPLOYED = new Set(['employed', 'empleado', 'empleada', 'con empleo']);

/** Whether the form asks for the employer; a typed occupation matches in any case. */
export function isEmployed(occupation: string | null | undefined): boolean {
  return EMPLOYED.has(occupation?.trim().toLowerCase() ?? '');
}
