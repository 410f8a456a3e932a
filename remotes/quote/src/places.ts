import { ROUTE_PATTERNS } from '@shared/domain';

/** Screens by path, in the order a shopper meets them, except the start. A chunk is named after its screen. */
export const PLACES = [
  [ROUTE_PATTERNS.notCovered, 'notCovered'],
  [ROUTE_PATTERNS.editQuote, 'editQuote'],
  [ROUTE_PATTERNS.newVehicle, 'newVehicle'],
  [ROUTE_PATTERNS.editCoverages, 'editCoverages'],
  [ROUTE_PATTERNS.vehicles, 'vehicles'],
  [ROUTE_PATTERNS.editVehicle, 'editVehicle'],
  [ROUTE_PATTERNS.editVehicleFromRates, 'editVehicle'],
  [ROUTE_PATTERNS.newDriver, 'newDriver'],
  [ROUTE_PATTERNS.drivers, 'drivers'],
  [ROUTE_PATTERNS.editDriver, 'editDriver'],
  [ROUTE_PATTERNS.editDriverFromRates, 'editDriver'],
  [ROUTE_PATTERNS.review, 'review'],
] as const;
