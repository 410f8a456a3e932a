import { STATE_CODES, type StateCode } from '@shared/domain';
import { AR } from './data/AR';
import { IA } from './data/IA';
import { IL } from './data/IL';
import { IN } from './data/IN';
import { KS } from './data/KS';
import { MO } from './data/MO';
import { OH } from './data/OH';
import { OK } from './data/OK';
import { PA } from './data/PA';
import { TX } from './data/TX';
import { WI } from './data/WI';
import type { StateFile } from './stateFile';

/** The file of each state; a state without one does not compile. */
const FILES: Readonly<Record<StateCode, StateFile>> = { IL, IN, MO, KS, IA, AR, TX, WI, OH, PA, OK };

/** The same part of every state's file. */
export function byState<T>(of: (file: StateFile) => T): Record<StateCode, T> {
  const parts: Partial<Record<StateCode, T>> = {};
  for (const code of STATE_CODES) parts[code] = of(FILES[code]);
  if (!isWhole(parts)) throw new Error('A state has no rates');
  return parts;
}

function isWhole<T>(parts: Partial<Record<StateCode, T>>): parts is Record<StateCode, T> {
  return STATE_CODES.every((code) => code in parts);
}
