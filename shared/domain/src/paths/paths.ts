const segment = encodeURIComponent;

function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  if (pairs.length === 0) return path;
  return `${path}?${pairs.map(([name, value]) => `${name}=${segment(String(value))}`).join('&')}`;
}

/**
 * Builds every path of the site (specification 2.1, readings 16 and 17). Ids are escaped; the result is a path with its
 * query, never an origin. The matching patterns are in `ROUTE_PATTERNS`.
 */
export const paths = {
  root: () => '/',
  start: (query: { zipCode?: string } = {}) => withQuery('/quotes/new', { zip_code: query.zipCode }),
  editQuote: () => '/quotes/edit',
  notCovered: (zipCode?: string) => withQuery('/quotes/not-covered', { location: zipCode }),
  /**
   * `offer` selects the rate to show: its position (0 is the cheapest and is omitted), or its carrier's id for a link
   * from elsewhere, since the order of prices may have changed.
   */
  rates: (quoteId: string, offer?: number | string) =>
    withQuery(`/quotes/${segment(quoteId)}/rates/`, {
      [typeof offer === 'string' ? 'carrier' : 'index']: offer || undefined,
    }),
  vehicles: () => '/quotes/vehicles',
  drivers: () => '/quotes/drivers',
  review: (query: { resume?: 1 } = {}) => withQuery('/quotes/review', query),
  /** `returnTo` is followed only if `isAllowedReturn` allows it (reading 9). */
  newVehicle: (query: { returnTo?: string } = {}) => withQuery('/vehicles/new', query),
  editCoverages: (vehicleId: string, query: { returnTo?: string } = {}) =>
    withQuery(`/vehicles/${segment(vehicleId)}/edit-coverages`, query),
  editVehicle: (vehicleId: string) => `/vehicles/${segment(vehicleId)}/edit`,
  editVehicleFromRates: (vehicleId: string) => `/rates/vehicles/${segment(vehicleId)}/edit`,
  newDriver: (query: { returnTo?: string } = {}) => withQuery('/drivers/new', query),
  editDriver: (driverId: string) => `/drivers/${segment(driverId)}/edit`,
  editDriverFromRates: (driverId: string) => `/rates/drivers/${segment(driverId)}/edit`,
  compare: (quoteId: string) => `/rates/${segment(quoteId)}/compare`,
  contactUs: () => '/contact-us',
  /**
   * `step` is a `StepName`: the step to open. `from: 'partner'`: the code was just handed over and opens by itself, at
   * the price of this `carrier`.
   */
  resume: (code: string, query: { from?: 'partner'; step?: string | undefined; carrier?: string } = {}) =>
    withQuery(`/resume/${segment(code)}`, query),
  waitingList: (code: string) => `/waiting-list/${segment(code)}`,
  privacy: () => '/legal/privacy',
  accessibility: () => '/legal/accessibility',
  eraseData: () => '/privacy/erase',
  myData: () => '/privacy/data',
  policyDetails: () => '/bol/policy-details',
  editPolicyDetails: () => '/bol/policy-details/edit',
  purchaseDriver: (driverId: string) => `/bol/drivers/${segment(driverId)}/edit`,
  purchaseDrivers: () => '/bol/quotes/drivers',
  purchaseVehicle: (vehicleId: string) => `/bol/vehicles/${segment(vehicleId)}/edit`,
  purchaseVehicles: () => '/bol/quotes/vehicles',
  purchaseCoverages: () => '/bol/coverages',
  questions: () => '/bol/questions/edit',
  purchaseReview: () => '/bol/quotes/review',
  purchaseRate: () => '/bol/rate',
  finalRates: (quoteId: string) => `/bol/quotes/${segment(quoteId)}/rates`,
  payments: () => '/bol/payments',
  onlinePayment: () => '/bol/online-payment',
  cardDetails: () => '/bol/card-details',
  signatures: () => '/bol/signatures',
  confirmation: (quoteId: string) => `/bol/quotes/${segment(quoteId)}/confirmation`,
  final: (quoteId: string) => `/bol/quotes/${segment(quoteId)}/final`,
  issued: (quoteId: string) => `/bol/quotes/${segment(quoteId)}/issued`,
} as const;

export type PathName = keyof typeof paths;
