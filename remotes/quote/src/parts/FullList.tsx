import { Navigate } from 'react-router-dom';
import { useEffect } from 'react';
import { useLimitAlert, type LimitedList } from './useLimitAlert';

/** Shows an alert that nothing more can be added, and the list. */
export function FullList({ of, to }: { of: LimitedList; to: string }) {
  const tell = useLimitAlert(of);
  useEffect(tell, [tell]);
  return <Navigate to={to} replace />;
}
