import { ApiError } from '@shared/api-client';
import { useUpdateQuote } from '@shared/api-client/hooks';
import { formatDollars, paths, type PlanView, type Quote, type Rate } from '@shared/domain';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { Button } from '@shared/ui';
import { useState } from 'react';
import type { Offer } from '../offers/offersOf';
import type { Rating } from '../offers/useOffers';
import { BuyingDialogs, NotBought } from '../parts';
import { perText } from '../plan/perText';
import { Tracked } from '../plan/Tracked';
import { Dock, Due, OnPhone, Pair } from './Dock';

interface Props {
  quote: Quote;
  offer: Offer;
  view: PlanView;
  rating: Rating;
}

/** USIC in Indiana asks first (specification 4, Buying; reading 4). */
function asksForMonitoring(quote: Quote, rate: Rate): boolean {
  return rate.carrier_id === 'USIC' && quote.address.state === 'IN';
}

const isClosed = (failure: unknown): boolean => failure instanceof ApiError && failure.has('quote_closed');

/** Freezes the rate in the quote and opens the application (reading 8). */
export function BuyOnline({ quote, offer, view, rating }: Props) {
  const { rate } = offer;
  const { t } = useTexts('rates');
  const navigate = useNavigate();
  const { trigger, isMutating, error } = useUpdateQuote();
  const [isAsking, setAsking] = useState(false);
  const buy = () => {
    setAsking(false);
    trigger({ selected_rate: { id: rate.id } }).then(
      // By path, since the journey would add the whole purchase's rules to the prices (ADR 0011).
      () => navigate(paths.policyDetails()),
      // The error is shown above the button, and the prices are requested again unless the quote is being paid.
      (failure: unknown) => (isClosed(failure) ? undefined : rating.retry()),
    );
  };
  const start = () => (asksForMonitoring(quote, rate) ? setAsking(true) : buy());
  const decline = () => void navigate(paths.compare(quote.id));
  return (
    <>
      <Dock>
        {error && !isMutating ? <NotBought with={{ error }} /> : null}
        <OnPhone>
          <Tracked rate={rate} />
        </OnPhone>
        <Pair>
          <Price offer={offer} view={view} />
          <Button
            variant="primary"
            busy={isMutating || rating.isRating}
            busyText={isMutating ? t('overview.buying') : t('plan.updating')}
            onClick={start}
          >
            {t('overview.buyOnline')}
          </Button>
        </Pair>
      </Dock>
      {isAsking || isMutating ? (
        <BuyingDialogs with={{ isAsking, isTransferring: isMutating, onAccept: buy, onCancel: decline }} />
      ) : null}
    </>
  );
}

/** What is due, beside the button on a phone. */
function Price({ offer: { rate }, view }: Pick<Props, 'offer' | 'view'>) {
  const { t } = useTexts('rates');
  return (
    <Due>
      <strong>{formatDollars(view.today)}</strong> {perText(view, rate.term.duration, t)}
    </Due>
  );
}
