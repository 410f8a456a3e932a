import { Navigate } from 'react-router-dom';
import { furthestPath } from './furthestPath';
import { PurchaseQuote } from './PurchaseQuote';

/** Redirects from a path that is too early, or a short form, to the furthest step allowed (readings 9 and 17). */
export function FurthestStep() {
  return <PurchaseQuote>{(quote) => <Navigate to={furthestPath(quote)} replace />}</PurchaseQuote>;
}
