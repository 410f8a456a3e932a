import type { Catalogue } from '../../catalogues/catalogue';
import type { StateCode } from '../../entities/codes';
import { catalogues as AR } from '../data/AR';
import { catalogues as IA } from '../data/IA';
import { catalogues as IL } from '../data/IL';
import { catalogues as IN } from '../data/IN';
import { catalogues as KS } from '../data/KS';
import { catalogues as MO } from '../data/MO';
import { catalogues as OH } from '../data/OH';
import { catalogues as OK } from '../data/OK';
import { catalogues as PA } from '../data/PA';
import { catalogues as TX } from '../data/TX';
import { catalogues as WI } from '../data/WI';

/** Catalogs by state (section 9); the first carrier's entry is the state's first product (reading 15). */
export const STATE_CATALOGUES: Record<StateCode, readonly Catalogue[]> = {
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
