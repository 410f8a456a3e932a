import { isPaying, paths, type Quote } from '@shared/domain';
import { Navigate } from 'react-router-dom';
import { useState, type ReactNode } from 'react';
import { PaymentStarted } from './PaymentStarted';

/**
 * Shows a screen that edits the quote until payment starts; after that its path redirects to the purchase (readings 8
 * and 9). If payment started while the screen was open, it explains that first.
 */
export function WhileEditable({ quote, children }: { quote: Quote; children: ReactNode }) {
  const isClosed = isPaying(quote);
  const [wasOpen] = useState(!isClosed);
  if (!isClosed) return children;
  return wasOpen ? <PaymentStarted /> : <Navigate to={paths.purchaseRate()} replace />;
}
