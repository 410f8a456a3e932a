import type { StateCode } from '../../entities/codes';
import type { RejectionKind } from '../../entities/consent';
import { rejections as AR } from '../data/AR';
import { rejections as IA } from '../data/IA';
import { rejections as IL } from '../data/IL';
import { rejections as IN } from '../data/IN';
import { rejections as KS } from '../data/KS';
import { rejections as MO } from '../data/MO';
import { rejections as OH } from '../data/OH';
import { rejections as OK } from '../data/OK';
import { rejections as PA } from '../data/PA';
import { rejections as TX } from '../data/TX';
import { rejections as WI } from '../data/WI';

/**
 * Coverages that a state lets a policy omit only with a signed rejection; to be reviewed by counsel. Coverages not
 * listed must be sold (the catalogs include them) or can be omitted without a signature.
 */
export const STATE_REJECTIONS: Record<StateCode, readonly RejectionKind[]> = {
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
