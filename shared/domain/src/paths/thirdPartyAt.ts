import { matchRoute } from './matchRoute';
import type { PathName } from './paths';

/** Another company that has a script or a frame on one of our pages: the card SDK, the hosted card form, who takes signatures. */
export type ThirdParty = 'cards' | 'form' | 'esign';

const PAGES: Partial<Record<PathName, ThirdParty>> = {
  onlinePayment: 'cards',
  cardDetails: 'form',
  signatures: 'esign',
};

/** The one company that may be on the page at a path (or a route's pattern), or null for nobody (specification 2.12, reading 23). */
export function thirdPartyAt(path: string): ThirdParty | null {
  const name = matchRoute(path);
  return (name && PAGES[name]) ?? null;
}
