import { lazyScreen } from '@shared/federation/remote';
import { useMoreTexts } from '@shared/i18n';
import { NamedQuote } from '../../journey/NamedQuote';
import { PurchaseStep } from '../../journey/PurchaseStep';
import { useHandOver } from '../../journey/useHandOver';
import { finalQuoteTexts } from '../../locales/finalQuoteTexts';
import { FinalOfferGate } from './FinalOfferGate';

/** In a chunk of its own: few shoppers go back from the card page. */
const LeftByBack = lazyScreen(() =>
  import(/* webpackChunkName: "leftByBack" */ './LeftByBack').then((loaded) => loaded.LeftByBack),
);

/** /bol/quotes/{quoteId}/rates (specification 2.12). */
export function FinalQuoteScreen() {
  useMoreTexts(finalQuoteTexts);
  const { left } = useHandOver();
  return (
    <NamedQuote>
      {left === null ? (
        <PurchaseStep step="finalRates">{(purchase) => <FinalOfferGate {...purchase} />}</PurchaseStep>
      ) : (
        <LeftByBack />
      )}
    </NamedQuote>
  );
}
