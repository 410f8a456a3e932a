import type { StateCode } from '../../entities/codes';
import { AR, IA, IN, KS, MO, OH, OK, WI } from './data/shortStatements';
import { IL } from './data/IL';
import { PA } from './data/PA';
import { TX } from './data/TX';
import type { StateCard } from './stateCard';

/** ID card rules by state; a missing state does not compile. */
export const ID_CARD_RULES: Record<StateCode, StateCard> = { IL, IN, MO, KS, IA, AR, TX, WI, OH, PA, OK };
