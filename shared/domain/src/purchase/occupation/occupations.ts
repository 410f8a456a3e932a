import type { StateCode } from '../../entities/codes';
import { STATE_RULES } from '../../states';

/** The choices where an occupation is chosen (specification 3); elsewhere it is free text. */
export const OCCUPATIONS = ['disabled', 'employed', 'homemaker', 'retired', 'student', 'unemployed'] as const;
export type Occupation = (typeof OCCUPATIONS)[number];

/** Whether a word is one of the occupations that can be chosen. */
export function isOccupation(word: string): word is Occupation {
  return (OCCUPATIONS as readonly string[]).includes(word);
}

/** Whether a state takes this occupation: any words in IA, IN, IL, KS and AR, a choice elsewhere (section 9). */
export function isOccupationAllowed(occupation: string, state: StateCode): boolean {
  return STATE_RULES[state].freeTextOccupation || isOccupation(occupation);
}

/** As a person may type it in either language of the site, whose own Spanish choice is 'Con empleo'. */
const EMPLOYED = new Set(['employed', 'empleado', 'empleada', 'con empleo']);

/** Whether the employer is asked; where the occupation is typed, the word may be typed in any case. */
export function isEmployed(occupation: string | null | undefined): boolean {
  return EMPLOYED.has(occupation?.trim().toLowerCase() ?? '');
}
