import { useQuote } from '@shared/api-client/hooks';
import { hasReached, planTypeFor, planView, type Carrier, type Rate } from '@shared/domain';
import { finalDifference } from '@shared/domain/purchase';
import { MissingSummary } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { Page, PageHeading, RawRatesInDevelopment, Stack, useMissing } from '@shared/ui';
import type { Purchase } from '../../journey/PurchaseStep';
import { PaymentNewsNotice } from '../../parts/PaymentNewsNotice';
import { usePolling } from '../../parts/usePolling';
import { ChosenPrice } from './ChosenPrice';
import { FinalFacts } from './FinalFacts';
import { PriceColumns } from './PriceColumns';
import { PriceDifference, SEEN } from './PriceDifference';
import { useAcknowledged } from '../../parts/useAcknowledged';
import { PriceParts } from './PriceParts';
import { FinalActions } from './FinalActions';

/** Polling interval in ms until the quote is known to be rated. */
const LOOK_EVERY = 2000;

interface FinalQuoteProps extends Purchase {
  final: Rate;
  carrier: Carrier;
}

/**
 * The final price, its payment options, its coverages, and what changed since the quote (specification 2.12, reading
 * 8).
 */
export function FinalQuote({ quote, rate, final, carrier }: FinalQuoteProps) {
  const { t } = useTexts('bind');
  const [isSeen, see] = useAcknowledged(quote.id, final.id);
  const difference = finalDifference(rate, final);
  const view = planView(final, planTypeFor(final), carrier);
  const unseen = { field: SEEN, message: t('difference.mustAcknowledge') };
  const missing = useMissing(difference.difference > 0 && !isSeen ? [unseen] : []);
  const isSettling = !hasReached(quote.status, 'FINAL_RATED');
  // The refetch after rating may have failed.
  usePolling(useQuote().retry, isSettling ? LOOK_EVERY : null);
  return (
    <Page>
      <Stack $gap={8}>
        <PageHeading lead={t('finalQuote.lead')} focusOnMount>
          {t('finalQuote.heading', { carrier: carrier.name })}
        </PageHeading>
        <PaymentNewsNotice />
        <PriceColumns>
          {view ? <ChosenPrice rate={final} view={view} /> : null}
          <Stack $gap={8}>
            <FinalFacts {...{ quote, final, carrier }} />
            {view ? <PriceParts vehicles={quote.vehicles} rate={final} view={view} /> : null}
          </Stack>
          <Stack $gap={6}>
            <MissingSummary missing={missing} />
            <PriceDifference
              {...{ quote, final, difference, isSeen }}
              quoted={rate}
              onSeen={see}
              error={missing.problems[0]?.message}
            />
            <FinalActions isSettling={isSettling} showMissing={missing.show} />
          </Stack>
        </PriceColumns>
        <RawRatesInDevelopment quote={quote} rate={final} />
      </Stack>
    </Page>
  );
}
