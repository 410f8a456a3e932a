import { isPaid, type Quote } from '@shared/domain';
import { useMoreTexts } from '@shared/i18n';
import type { BindDetails } from '@shared/api-client/requests';
import { PaymentStep } from '../../journey/PaymentStep';
import { PurchaseQuote } from '../../journey/PurchaseQuote';
import { useHandOver } from '../../journey/useHandOver';
import { signingTexts } from '../../locales/signingTexts';
import { Binding } from './Binding';
import { Signing } from './Signing';

/** /bol/signatures: binds the payment first (reading 8), then the documents are signed (specification 2.12). */
export function SignaturesScreen() {
  useMoreTexts(signingTexts);
  const { paid } = useHandOver();
  if (paid === null) return <ToSign />;
  return <PurchaseQuote>{(quote) => <PaidOrToSign quote={quote} paid={paid} />}</PurchaseQuote>;
}

/** The provider's webhook may have arrived before our call. */
function PaidOrToSign({ quote, paid }: { quote: Quote; paid: BindDetails }) {
  return isPaid(quote) ? <ToSign /> : <Binding quote={quote} paid={paid} />;
}

const ToSign = () => <PaymentStep step="signatures">{({ quote }) => <Signing quote={quote} />}</PaymentStep>;
