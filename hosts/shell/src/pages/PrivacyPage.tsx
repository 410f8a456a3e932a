import { useEffect } from 'react';
import { paths } from '@shared/domain';
import { useNavigate } from 'react-router-dom';
import { useShell } from '../boot/ShellContext';
import { ConsentLedger } from './ConsentLedger';
import { PointsPage } from './PointsPage';
import { Recipients } from './Recipients';
import { KeptFor } from './KeptFor';
import { ShellApi } from './resume/ShellApi';
import { Seller } from './Seller';

/** `/legal/privacy` (reading 16): what is stored, and the shopper's consents if there is a quote. */
export function PrivacyPage() {
  const { transport } = useShell();
  useWayOutOfOutage();
  return (
    <PointsPage of="privacyPage">
      <Seller />
      <Recipients />
      <KeptFor />
      {transport.quoteId() === null ? null : (
        <ShellApi>
          <ConsentLedger />
        </ShellApi>
      )}
    </PointsPage>
  );
}

/** A 500 on this page redirects to contact-us too; visitors who come during a known outage can still read it. */
function useWayOutOfOutage(): void {
  const { bus } = useShell();
  const navigate = useNavigate();
  useEffect(() => {
    let isKnown = bus.last('api:availability-changed')?.unavailable ?? false;
    return bus.on('api:availability-changed', ({ unavailable }) => {
      if (unavailable && !isKnown) void navigate(paths.contactUs());
      isKnown = unavailable;
    });
  }, [bus, navigate]);
}
