import { COMPANIES } from '../../carriers';
import type { CarrierId, StateCode } from '../../entities/codes';
import { insurers as AR } from '../data/AR';
import { insurers as IA } from '../data/IA';
import { insurers as IL } from '../data/IL';
import { insurers as IN } from '../data/IN';
import { insurers as KS } from '../data/KS';
import { insurers as MO } from '../data/MO';
import { insurers as OH } from '../data/OH';
import { insurers as OK } from '../data/OK';
import { insurers as PA } from '../data/PA';
import { insurers as TX } from '../data/TX';
import { insurers as WI } from '../data/WI';

/** The carriers that quote in each state (reading 2). */
export const STATE_INSURERS: Record<StateCode, readonly CarrierId[]> = {
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

/** The full names of the companies that quote in a state (reading 62). */
export const companiesIn = (state: StateCode): string[] =>
  STATE_INSURERS[state].map((id) => COMPANIES[id].legalName);
