import { useMoreTexts } from '@shared/i18n';
import { NamedQuote } from '../../journey/NamedQuote';
import { PaymentStep } from '../../journey/PaymentStep';
import { signingTexts } from '../../locales/signingTexts';
import { Confirming } from './Confirming';

/** /bol/quotes/{quoteId}/confirmation (specification 2.12). COMPLETE redirects to the payment system's final page. */
export function ConfirmationScreen() {
  useMoreTexts(signingTexts);
  return (
    <NamedQuote>
      <PaymentStep step="confirmation" news="unsigned">
        {() => <Confirming />}
      </PaymentStep>
    </NamedQuote>
  );
}
