import type { StateCode } from '../entities/codes';
import { IL } from './data/IL';
import { IN } from './data/IN';
import { MO } from './data/MO';
import { KS } from './data/KS';
import { IA } from './data/IA';
import { AR } from './data/AR';
import { TX } from './data/TX';
import { WI } from './data/WI';
import { OH } from './data/OH';
import { PA } from './data/PA';
import { OK } from './data/OK';
import type { StateRules } from './stateRules';

/** Rules by state; a missing state does not compile. */
export const STATE_RULES: Record<StateCode, StateRules> = { IL, IN, MO, KS, IA, AR, TX, WI, OH, PA, OK };
