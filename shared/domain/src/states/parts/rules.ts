import type { StateCode } from '../../entities/codes';
import type { StateRules } from '../stateRules';
import { rules as AR } from '../data/AR';
import { rules as IA } from '../data/IA';
import { rules as IL } from '../data/IL';
import { rules as IN } from '../data/IN';
import { rules as KS } from '../data/KS';
import { rules as MO } from '../data/MO';
import { rules as OH } from '../data/OH';
import { rules as OK } from '../data/OK';
import { rules as PA } from '../data/PA';
import { rules as TX } from '../data/TX';
import { rules as WI } from '../data/WI';

/** Rules by state; a missing state does not compile. */
export const STATE_RULES: Record<StateCode, StateRules> = {
  IL: IL(),
  IN: IN(),
  MO: MO(),
  KS: KS(),
  IA: IA(),
  AR: AR(),
  TX: TX(),
  WI: WI(),
  OH: OH(),
  PA: PA(),
  OK: OK(),
};
