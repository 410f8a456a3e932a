import { lazyScreen } from '@shared/federation/remote';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { Page, Skeleton } from '@shared/ui';
import { useEffect } from 'react';
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
  const { t } = useTexts('bind');
  const { left } = useHandOver();
  // The card page is a document of its own, so the chunk is fetched together with the quote.
  useEffect(() => {
    if (left !== null) void LeftByBack.preload();
  }, [left]);
  const loading = (
    <Page $width="narrow">
      <Skeleton shape="card" label={t('load.label')} />
    </Page>
  );
  return (
    <NamedQuote>
      {left === null ? (
        <PurchaseStep step="finalRates">{(purchase) => <FinalOfferGate {...purchase} />}</PurchaseStep>
      ) : (
        <LeftByBack fallback={loading} />
      )}
    </NamedQuote>
  );
}
