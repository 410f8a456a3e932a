import { useApi } from '@shared/api-client/hooks';
import { MAX_DRIVERS, MAX_VEHICLES } from '@shared/domain';
import { Navigate } from '@shared/federation/router';
import { useEffect } from 'react';

const full = {
  vehicles: { textKey: 'common:alerts.max_vehicles', max: MAX_VEHICLES },
  drivers: { textKey: 'common:alerts.max_drivers', max: MAX_DRIVERS },
} as const;

/** Nothing more can be added: an alert says so with the number (section 8), and the list shows what is there. */
export function FullList({ of, to }: { of: keyof typeof full; to: string }) {
  const { bus } = useApi();
  useEffect(() => {
    const { textKey, max } = full[of];
    bus.emit('alert:show-requested', { variant: 'danger', textKey, values: { count: max } });
  }, [bus, of]);
  return <Navigate to={to} replace />;
}
