import { matchRoute } from './matchRoute';
import type { PathName } from './paths';

/** A third party with a script or a frame on our pages: the card SDK, the hosted card form, the signing service. */
export type ThirdParty = 'cards' | 'form' | 'esign';

const PAGES: Partial<Record<PathName, ThirdParty>> = {
  onlinePayment: 'cards',
  cardDetails: 'form',
  signatures: 'esign',
};

/** The one third party allowed at a path (or route pattern), or null (specification 2.12, reading 23). */
export function thirdPartyAt(path: string): ThirdParty | null {
  const name = matchRoute(path);
  return (name && PAGES[name]) ?? null;
}
