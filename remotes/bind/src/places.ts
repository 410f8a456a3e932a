import { ROUTE_PATTERNS } from '@shared/domain';

/** Screens by path; a chunk is named after its screen. */
export const PLACES = [
  [ROUTE_PATTERNS.policyDetails, 'policyDetails'],
  [ROUTE_PATTERNS.editPolicyDetails, 'policyDetails'],
  [ROUTE_PATTERNS.purchaseDriver, 'driver'],
  [ROUTE_PATTERNS.purchaseDrivers, 'drivers'],
  [ROUTE_PATTERNS.purchaseVehicle, 'vehicle'],
  [ROUTE_PATTERNS.purchaseVehicles, 'vehicles'],
  [ROUTE_PATTERNS.purchaseCoverages, 'coverages'],
  [ROUTE_PATTERNS.questions, 'questions'],
  [ROUTE_PATTERNS.purchaseReview, 'review'],
  [ROUTE_PATTERNS.finalRates, 'finalQuote'],
  [ROUTE_PATTERNS.payments, 'payments'],
  [ROUTE_PATTERNS.onlinePayment, 'card'],
  [ROUTE_PATTERNS.cardDetails, 'card'],
  [ROUTE_PATTERNS.signatures, 'signatures'],
  [ROUTE_PATTERNS.confirmation, 'confirmation'],
  [ROUTE_PATTERNS.final, 'final'],
  [ROUTE_PATTERNS.issued, 'final'],
] as const;
