import type { StateCode } from '../../entities/codes';
import type { StateZone } from '../stateZone';
import { zone as AR } from '../data/AR';
import { zone as IA } from '../data/IA';
import { zone as IL } from '../data/IL';
import { zone as IN } from '../data/IN';
import { zone as KS } from '../data/KS';
import { zone as MO } from '../data/MO';
import { zone as OH } from '../data/OH';
import { zone as OK } from '../data/OK';
import { zone as PA } from '../data/PA';
import { zone as TX } from '../data/TX';
import { zone as WI } from '../data/WI';

/** Time zones by state. */
export const STATE_ZONES: Record<StateCode, StateZone> = {
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
