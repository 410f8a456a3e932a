import type { StateCode } from '../../entities/codes';
import type { LegalText } from '../legalText';
import { notice as AR } from '../data/AR';
import { notice as IA } from '../data/IA';
import { notice as IL } from '../data/IL';
import { notice as IN } from '../data/IN';
import { notice as KS } from '../data/KS';
import { notice as MO } from '../data/MO';
import { notice as OH } from '../data/OH';
import { notice as OK } from '../data/OK';
import { notice as PA } from '../data/PA';
import { notice as TX } from '../data/TX';
import { notice as WI } from '../data/WI';

/** Each state's fraud notice. */
export const FRAUD_NOTICES: Record<StateCode, LegalText> = {
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
