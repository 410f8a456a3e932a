import { useMoreTexts } from '@shared/i18n';
import { buyingTexts } from '../locales/buyingTexts';
import { MonitoredDriverDialog } from './MonitoredDriverDialog';
import { TransferDialog } from './TransferDialog';

interface Props {
  isAsking: boolean;
  isTransferring: boolean;
  onAccept: () => void;
  onCancel: () => void;
}

/** The dialogs between Buy online and the application: USIC's question in Indiana, then the transfer. */
export function BuyingDialogs({ isAsking, isTransferring, onAccept, onCancel }: Props) {
  useMoreTexts(buyingTexts);
  return (
    <>
      <MonitoredDriverDialog open={isAsking} onAccept={onAccept} onCancel={onCancel} />
      <TransferDialog open={isTransferring} />
    </>
  );
}
