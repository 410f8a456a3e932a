import { Navigate } from '@shared/federation/router';
import { useEffect } from 'react';
import { useLimitAlert, type LimitedList } from './useLimitAlert';

/** Nothing more can be added: an alert says so, and the list shows what is there. */
export function FullList({ of, to }: { of: LimitedList; to: string }) {
  const tell = useLimitAlert(of);
  useEffect(tell, [tell]);
  return <Navigate to={to} replace />;
}
