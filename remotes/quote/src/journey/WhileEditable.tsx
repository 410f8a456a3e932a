import { isPaying, paths, type Quote } from '@shared/domain';
import { Navigate } from '@shared/federation/router';
import { useState, type ReactNode } from 'react';
import { BeingPaid } from './BeingPaid';

/**
 * A screen that changes the quote, until it is being paid: from then on its address leads to the purchase, which knows where it stands
 * (readings 8 and 9). Where it began while the screen was open, that is said first.
 */
export function WhileEditable({ quote, children }: { quote: Quote; children: ReactNode }) {
  const isClosed = isPaying(quote);
  const [wasOpen] = useState(!isClosed);
  if (!isClosed) return children;
  return wasOpen ? <BeingPaid /> : <Navigate to={paths.purchaseRate()} replace />;
}
