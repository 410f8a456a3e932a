import { ROUTE_PATTERNS } from '@shared/domain';

/** Which screen stands at which path. */
export const PLACES = [
  [ROUTE_PATTERNS.rates, 'overview'],
  [ROUTE_PATTERNS.compare, 'compare'],
] as const;
