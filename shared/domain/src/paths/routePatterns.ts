import { keysOf } from '../objects/keysOf';
import type { PathName } from './paths';

/**
 * All route patterns in the specification's order, first match wins (2.1), in the router's notation. Short forms are in
 * `ROUTE_ALIASES`.
 */
export const ROUTE_PATTERNS = {
  root: '/',
  start: '/quotes/new',
  editQuote: '/quotes/edit',
  notCovered: '/quotes/not-covered',
  rates: '/quotes/:quoteId/rates',
  vehicles: '/quotes/vehicles',
  drivers: '/quotes/drivers',
  review: '/quotes/review',
  newVehicle: '/vehicles/new',
  editCoverages: '/vehicles/:vehicleId/edit-coverages',
  editVehicle: '/vehicles/:vehicleId/edit',
  editVehicleFromRates: '/rates/vehicles/:vehicleId/edit',
  newDriver: '/drivers/new',
  editDriver: '/drivers/:driverId/edit',
  editDriverFromRates: '/rates/drivers/:driverId/edit',
  compare: '/rates/:quoteId/compare',
  contactUs: '/contact-us',
  resume: '/resume/:code',
  waitingList: '/waiting-list/:code',
  privacy: '/legal/privacy',
  accessibility: '/legal/accessibility',
  eraseData: '/privacy/erase',
  myData: '/privacy/data',
  policyDetails: '/bol/policy-details',
  editPolicyDetails: '/bol/policy-details/edit',
  purchaseDriver: '/bol/drivers/:driverId/edit',
  purchaseDrivers: '/bol/quotes/drivers',
  purchaseVehicle: '/bol/vehicles/:vehicleId/edit',
  purchaseVehicles: '/bol/quotes/vehicles',
  purchaseCoverages: '/bol/coverages',
  questions: '/bol/questions/edit',
  purchaseReview: '/bol/quotes/review',
  purchaseRate: '/bol/rate',
  finalRates: '/bol/quotes/:quoteId/rates',
  payments: '/bol/payments',
  onlinePayment: '/bol/online-payment',
  cardDetails: '/bol/card-details',
  signatures: '/bol/signatures',
  confirmation: '/bol/quotes/:quoteId/confirmation',
  final: '/bol/quotes/:quoteId/final',
  issued: '/bol/quotes/:quoteId/issued',
} as const satisfies Record<PathName, string>;

/** Route names in the specification's order. */
export const PATH_NAMES: readonly PathName[] = keysOf(ROUTE_PATTERNS);

/** Short forms of purchase paths and their targets (reading 17). */
export const ROUTE_ALIASES = {
  '/bol/drivers': '/bol/quotes/drivers',
  '/bol/vehicles': '/bol/quotes/vehicles',
  '/bol/questions': '/bol/questions/edit',
} as const;
