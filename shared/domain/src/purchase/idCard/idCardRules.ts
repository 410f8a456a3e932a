import type { StateCode } from '../../entities/codes';
import * as states from '../../states/files';
import type { StateCard } from './stateCard';

/**
 * ID card rules by state; a missing state does not compile. A card is a function because a bundler drops an unused one,
 * and only the API uses its texts.
 */
export const ID_CARD_RULES: Record<StateCode, StateCard> = {
  IL: states.IL.card(),
  IN: states.IN.card(),
  MO: states.MO.card(),
  KS: states.KS.card(),
  IA: states.IA.card(),
  AR: states.AR.card(),
  TX: states.TX.card(),
  WI: states.WI.card(),
  OH: states.OH.card(),
  PA: states.PA.card(),
  OK: states.OK.card(),
};
