import { Navigate } from '@shared/federation/router';
import { furthestPath } from './furthestPath';
import { PurchaseQuote } from './PurchaseQuote';

/** Leads from an address that is too early, or is a short form, to the furthest step allowed (readings 9 and 17). */
export function FurthestStep() {
  return <PurchaseQuote>{(quote) => <Navigate to={furthestPath(quote)} replace />}</PurchaseQuote>;
}
