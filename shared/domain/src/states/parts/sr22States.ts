import type { StateCode } from '../../entities/codes';
import type { UsState } from '../../purchase/license/data/usStates';
import { sr22States as AR } from '../data/AR';
import { sr22States as IA } from '../data/IA';
import { sr22States as IL } from '../data/IL';
import { sr22States as IN } from '../data/IN';
import { sr22States as KS } from '../data/KS';
import { sr22States as MO } from '../data/MO';
import { sr22States as OH } from '../data/OH';
import { sr22States as OK } from '../data/OK';
import { sr22States as PA } from '../data/PA';
import { sr22States as TX } from '../data/TX';
import { sr22States as WI } from '../data/WI';

/**
 * States to which an SR-22 can be owed (section 5): the state itself and neighbors that use the form. Empty where the
 * filing state is not asked, including OK and PA, which offer no SR-22 (reading 13).
 */
export const SR22_STATES: Record<StateCode, readonly UsState[]> = {
  IL,
  IN,
  MO,
  KS,
  IA,
  AR,
  TX,
  WI,
  OH,
  PA,
  OK,
};
