import { keysOf } from '../objects/keysOf';

/** A third party with a script or a frame on our pages: the card SDK, the hosted card form, the signing service. */
export type ThirdParty = 'cards' | 'form' | 'esign';

/**
 * What the shell and the edge know of a path before the code of its screen or the quote loads. A new path has the
 * progress bar, needs a stored quote and can be finished later, unless its row says otherwise.
 */
interface RouteRow {
  /** In the router's notation. */
  pattern: string;
  /** It has no progress bar (specification 2.2 and 9), so no height is reserved for it. */
  noRoad?: true;
  /** No emailed link can open it: it is outside the journeys, before a quote, or with nothing left to do. */
  notLater?: true;
  /**
   * It opens without a stored quote: section 2.1 names new, rates, not-covered and final; reading 16 adds contact-us,
   * issued, resume and legal. Compare and confirmation have the quote id in their path like rates (reading 34).
   */
  noQuote?: true;
  /** A `returnTo` may lead here: our own list pages, never another origin (reading 9). */
  returnTo?: true;
  /** The one third party allowed here (specification 2.12, reading 23). */
  thirdParty?: ThirdParty;
}

/** Every path of the site in the specification's order, first match wins (2.1, readings 16 and 17). */
export const ROUTES = {
  root: { pattern: '/', noRoad: true, notLater: true, noQuote: true },
  start: { pattern: '/quotes/new', notLater: true, noQuote: true },
  editQuote: { pattern: '/quotes/edit' },
  notCovered: { pattern: '/quotes/not-covered', notLater: true, noQuote: true },
  rates: { pattern: '/quotes/:quoteId/rates', noRoad: true, noQuote: true, returnTo: true },
  vehicles: { pattern: '/quotes/vehicles', returnTo: true },
  drivers: { pattern: '/quotes/drivers', returnTo: true },
  review: { pattern: '/quotes/review', returnTo: true },
  newVehicle: { pattern: '/vehicles/new' },
  editCoverages: { pattern: '/vehicles/:vehicleId/edit-coverages' },
  editVehicle: { pattern: '/vehicles/:vehicleId/edit' },
  editVehicleFromRates: { pattern: '/rates/vehicles/:vehicleId/edit' },
  newDriver: { pattern: '/drivers/new' },
  editDriver: { pattern: '/drivers/:driverId/edit' },
  editDriverFromRates: { pattern: '/rates/drivers/:driverId/edit' },
  compare: { pattern: '/rates/:quoteId/compare', noRoad: true, noQuote: true },
  contactUs: { pattern: '/contact-us', noRoad: true, notLater: true, noQuote: true },
  resume: { pattern: '/resume/:code', noRoad: true, notLater: true, noQuote: true },
  waitingList: { pattern: '/waiting-list/:code', noRoad: true, notLater: true, noQuote: true },
  privacy: { pattern: '/legal/privacy', noRoad: true, notLater: true, noQuote: true },
  accessibility: { pattern: '/legal/accessibility', noRoad: true, notLater: true, noQuote: true },
  eraseData: { pattern: '/privacy/erase', noRoad: true, notLater: true, noQuote: true },
  myData: { pattern: '/privacy/data', noRoad: true, notLater: true, noQuote: true },
  policyDetails: { pattern: '/bol/policy-details' },
  editPolicyDetails: { pattern: '/bol/policy-details/edit' },
  purchaseDriver: { pattern: '/bol/drivers/:driverId/edit' },
  purchaseDrivers: { pattern: '/bol/quotes/drivers', returnTo: true },
  purchaseVehicle: { pattern: '/bol/vehicles/:vehicleId/edit' },
  purchaseVehicles: { pattern: '/bol/quotes/vehicles', returnTo: true },
  purchaseCoverages: { pattern: '/bol/coverages' },
  questions: { pattern: '/bol/questions/edit' },
  purchaseReview: { pattern: '/bol/quotes/review', returnTo: true },
  purchaseRate: { pattern: '/bol/rate', noRoad: true },
  finalRates: { pattern: '/bol/quotes/:quoteId/rates', noRoad: true, noQuote: true },
  payments: { pattern: '/bol/payments' },
  onlinePayment: { pattern: '/bol/online-payment', thirdParty: 'cards' },
  cardDetails: { pattern: '/bol/card-details', thirdParty: 'form' },
  signatures: { pattern: '/bol/signatures', thirdParty: 'esign' },
  confirmation: { pattern: '/bol/quotes/:quoteId/confirmation', notLater: true, noQuote: true },
  final: { pattern: '/bol/quotes/:quoteId/final', notLater: true, noQuote: true },
  issued: { pattern: '/bol/quotes/:quoteId/issued', notLater: true, noQuote: true },
} as const satisfies Record<string, RouteRow>;

export type PathName = keyof typeof ROUTES;

/** Route names in the specification's order. */
export const PATH_NAMES: readonly PathName[] = keysOf(ROUTES);

type Patterns = { readonly [Name in PathName]: (typeof ROUTES)[Name]['pattern'] };

/** The pattern of each route. Short forms are in `SHORT_FORMS`. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row for each name of the type
export const ROUTE_PATTERNS = Object.fromEntries(
  PATH_NAMES.map((name) => [name, ROUTES[name].pattern]),
) as Patterns;

/** Short forms of the purchase's paths (reading 17). Not in the rows, which the first screens load. */
export const SHORT_FORMS = {
  purchaseDrivers: '/bol/drivers',
  purchaseVehicles: '/bol/vehicles',
  questions: '/bol/questions',
} as const satisfies Partial<Record<PathName, string>>;

function split(path: string): string[] {
  return (path.split(/[?#]/, 1)[0] ?? '').split('/').filter(Boolean);
}

function matches(pattern: string, parts: readonly string[]): boolean {
  const wanted = split(pattern);
  return (
    wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at])
  );
}

/** The name of the first route that matches a path (ignoring query and trailing slash), or null. */
export function matchRoute(path: string): PathName | null {
  const parts = split(path);
  return PATH_NAMES.find((name) => matches(ROUTES[name].pattern, parts)) ?? null;
}

const rowAt = (path: string): RouteRow | null => {
  const name = matchRoute(path);
  return name && ROUTES[name];
};

/** Whether a path (or a route's pattern) has the progress bar. */
export function hasRoad(path: string): boolean {
  const row = rowAt(path);
  return row !== null && !row.noRoad;
}

/** Whether a path shows a step that an emailed link can open. */
export function canFinishLater(path: string): boolean {
  const row = rowAt(path);
  return row !== null && !row.notLater;
}

/** Whether the path redirects to `/quotes/new` when the browser has no stored quote id (section 2.1). */
export const needsStoredQuote = (path: string): boolean => !rowAt(path)?.noQuote;

/** Whether a `returnTo` may be followed (reading 9). */
export function isAllowedReturn(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || /[\\\p{Cc}]/u.test(path)) return false;
  return rowAt(path)?.returnTo === true;
}

/** The one third party allowed at a path (or route pattern), or null. */
export const thirdPartyAt = (path: string): ThirdParty | null => rowAt(path)?.thirdParty ?? null;

/**
 * Whether the path is a payment or signing page. Those are entered and left by a full document load, so no other page's
 * script runs there, the provider's script does not outlive it, and the page's own policy applies (reading 23). They
 * have no chat.
 */
export const hasOwnDocument = (path: string): boolean => thirdPartyAt(path) !== null;
