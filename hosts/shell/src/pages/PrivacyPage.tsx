import { useShell } from '../boot/ShellContext';
import { ConsentLedger } from './ConsentLedger';
import { PointsPage } from './PointsPage';
import { ShellApi } from './resume/ShellApi';

/** `/legal/privacy` (readings 16): what is kept, and what the shopper agreed to, as long as there is a quote. */
export function PrivacyPage() {
  const { transport } = useShell();
  return (
    <PointsPage of="privacyPage">
      {transport.quoteId() === null ? null : (
        <ShellApi>
          <ConsentLedger />
        </ShellApi>
      )}
    </PointsPage>
  );
}
