import { ROUTE_PATTERNS } from '@shared/domain';

/** Which screen stands at which path, the start aside. The chunk of a screen has its name. */
export const PLACES = [
  [ROUTE_PATTERNS.editQuote, 'editQuote'],
  [ROUTE_PATTERNS.notCovered, 'notCovered'],
  [ROUTE_PATTERNS.vehicles, 'vehicles'],
  [ROUTE_PATTERNS.drivers, 'drivers'],
  [ROUTE_PATTERNS.review, 'review'],
  [ROUTE_PATTERNS.newVehicle, 'newVehicle'],
  [ROUTE_PATTERNS.editCoverages, 'editCoverages'],
  [ROUTE_PATTERNS.editVehicle, 'editVehicle'],
  [ROUTE_PATTERNS.editVehicleFromRates, 'editVehicle'],
  [ROUTE_PATTERNS.newDriver, 'newDriver'],
  [ROUTE_PATTERNS.editDriver, 'editDriver'],
  [ROUTE_PATTERNS.editDriverFromRates, 'editDriver'],
] as const;
