import { ROUTE_PATTERNS, SHORT_FORMS } from '@shared/domain';
import type { OwnedRoutes } from '../routing/placeFor';

const patterns = Object.values(ROUTE_PATTERNS);
const isPrice = (pattern: string): boolean =>
  pattern === ROUTE_PATTERNS.rates || pattern === ROUTE_PATTERNS.compare;
const isQuote = (pattern: string): boolean => /^\/(quotes|vehicles|drivers|rates)\//.test(pattern);

/** Every route of the specification by owning remote, as published with a release. */
export const ROUTES: OwnedRoutes = {
  quote: [...patterns.filter((pattern) => isQuote(pattern) && !isPrice(pattern)), '/quotes/:resource'],
  rates: patterns.filter(isPrice),
  bind: [...patterns.filter((pattern) => pattern.startsWith('/bol/')), ...Object.values(SHORT_FORMS)],
};
