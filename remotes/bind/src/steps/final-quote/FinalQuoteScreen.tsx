import { useMoreTexts } from '@shared/i18n';
import { NamedQuote } from '../../journey/NamedQuote';
import { PurchaseStep } from '../../journey/PurchaseStep';
import { finalQuoteTexts } from '../../locales/finalQuoteTexts';
import { FinalOfferGate } from './FinalOfferGate';

/** /bol/quotes/{quoteId}/rates (specification 2.12). */
export function FinalQuoteScreen() {
  useMoreTexts(finalQuoteTexts);
  return (
    <NamedQuote>
      <PurchaseStep step="finalRates">{(purchase) => <FinalOfferGate {...purchase} />}</PurchaseStep>
    </NamedQuote>
  );
}
