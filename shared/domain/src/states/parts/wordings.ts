import type { StateCode } from '../../entities/codes';
import type { StateWordings } from '../legalText';
import { wordings as AR } from '../data/AR';
import { wordings as IA } from '../data/IA';
import { wordings as IL } from '../data/IL';
import { wordings as IN } from '../data/IN';
import { wordings as KS } from '../data/KS';
import { wordings as MO } from '../data/MO';
import { wordings as OH } from '../data/OH';
import { wordings as OK } from '../data/OK';
import { wordings as PA } from '../data/PA';
import { wordings as TX } from '../data/TX';
import { wordings as WI } from '../data/WI';

/** What each state wants signed about coverages. */
export const CHOICE_WORDINGS: Record<StateCode, StateWordings> = {
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
