import type { StateCode } from '../../entities/codes';
import type { StateCard } from '../stateCard';
import { card as AR } from '../data/AR';
import { card as IA } from '../data/IA';
import { card as IL } from '../data/IL';
import { card as IN } from '../data/IN';
import { card as KS } from '../data/KS';
import { card as MO } from '../data/MO';
import { card as OH } from '../data/OH';
import { card as OK } from '../data/OK';
import { card as PA } from '../data/PA';
import { card as TX } from '../data/TX';
import { card as WI } from '../data/WI';

/** ID card rules by state. Only the API uses their texts. */
export const ID_CARD_RULES: Record<StateCode, StateCard> = {
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
