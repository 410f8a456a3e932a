import { useMoreTexts } from '@shared/i18n';
import { NamedQuote } from '../../journey/NamedQuote';
import { PurchaseQuote } from '../../journey/PurchaseQuote';
import { PurchaseStep } from '../../journey/PurchaseStep';
import { useHandOver } from '../../journey/useHandOver';
import { finalQuoteTexts } from '../../locales/finalQuoteTexts';
import { FinalOfferGate } from './FinalOfferGate';
import { LeftByBack } from './LeftByBack';

/** /bol/quotes/{quoteId}/rates (specification 2.12). */
export function FinalQuoteScreen() {
  useMoreTexts(finalQuoteTexts);
  const { left } = useHandOver();
  return (
    <NamedQuote>
      {left === null ? (
        <PurchaseStep step="finalRates">{(purchase) => <FinalOfferGate {...purchase} />}</PurchaseStep>
      ) : (
        <PurchaseQuote>{(quote) => <LeftByBack quote={quote} session={left} />}</PurchaseQuote>
      )}
    </NamedQuote>
  );
}
