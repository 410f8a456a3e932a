import { useQuote } from '@shared/api-client/hooks';
import {
  hasReached,
  MONITORING_MONTHS,
  planTypeFor,
  planView,
  type Carrier,
  type Rate,
  paths,
  formatDollars,
  type Quote,
  formatPhone,
} from '@shared/domain';
import { finalDifference, type FinalDifference } from '@shared/domain/purchase';
import { MissingSummary } from '@shared/forms';
import { useTexts, formatDate } from '@shared/i18n';
import {
  Page,
  PageHeading,
  RawRatesInDevelopment,
  Stack,
  useMissing,
  media,
  space,
  Actions,
  Button,
  LinkButton,
  CheckboxField,
  FactList,
  Text,
  CarrierLogo,
  Row,
} from '@shared/ui';
import type { Purchase } from '../../journey/PurchaseStep';
import { PaymentNewsNotice } from '../../parts/PaymentNewsNotice';
import { usePolling } from '../../parts/usePolling';
import { PaymentSummary } from './PaymentSummary';
import { useAcknowledged } from '../../parts/useAcknowledged';
import { PriceParts } from './PriceParts';
import { styled } from 'styled-components';
import { Link, useNavigate } from 'react-router-dom';
import type { ReactNode } from 'react';
import { PriceBridge } from './PriceBridge';

/** Field name of the checkbox that acknowledges a higher price. */
const SEEN = 'seen';

type Terms = Record<'quoted' | 'final', number>;

/** How the final price compares with the estimate, in words; different terms per six months (reading 60). */
function useComparison({ difference }: FinalDifference, terms: Terms) {
  const { t } = useTexts('bind');
  const isPerSix = terms.quoted !== terms.final;
  const how = difference === 0 ? 'same' : difference > 0 ? 'higher' : 'lower';
  const words = { amount: formatDollars(Math.abs(difference)), ...terms };
  return {
    title: t(isPerSix ? `difference.perSix.${how}` : `difference.${how}`, words),
    acknowledgment: t(isPerSix ? 'difference.perSix.acknowledge' : 'difference.acknowledge', words),
  };
}

/** Whose price it is, and how long it is good. */
function CarrierLine({ carrier }: { carrier: Carrier }) {
  const { t } = useTexts('bind');
  return (
    <Row $gap={4} $wrap={false} $align="start">
      <CarrierLogo tag={carrier.tag} size={40} />
      <Text>{t('finalQuote.lead', { carrier: carrier.name })}</Text>
    </Row>
  );
}

interface HigherPriceProps {
  quoteId: string;
  acknowledgment: string;
  isSeen: boolean;
  onSeen: (isSeen: boolean) => void;
  /** The error that it is not acknowledged, after a submit. */
  error: ReactNode;
}

/** A higher price is acknowledged, or compared with the other carriers' by the full answers (reading 52). */
function HigherPrice({ quoteId, acknowledgment, isSeen, onSeen, error }: HigherPriceProps) {
  const { t } = useTexts('bind');
  return (
    <Stack $gap={4}>
      <CheckboxField
        name={SEEN}
        error={error}
        label={acknowledgment}
        checked={isSeen}
        onChange={({ target }) => onSeen(target.checked)}
      />
      <div>
        <LinkButton as={Link} to={paths.compare(quoteId)} variant="secondary">
          {t('difference.compare')}
        </LinkButton>
      </div>
    </Stack>
  );
}

interface FinalFactsProps {
  quote: Quote;
  carrier: Carrier;
}

/** The term, whom to call, and the quote's number. */
function FinalFacts({ quote, carrier }: FinalFactsProps) {
  const { t, language } = useTexts('bind');
  const { term } = quote;
  const phone = formatPhone(carrier.phone);
  const from = formatDate(term?.effective ?? '', language);
  const to = formatDate(term?.expires ?? '', language);
  const call = (
    <a href={`tel:${carrier.phone}`} aria-label={t('finalQuote.call', { carrier: carrier.name, phone })}>
      {phone}
    </a>
  );
  return (
    <section aria-label={t('price.carrier')}>
      <FactList
        facts={[
          { id: 'dates', term: t('finalQuote.dates'), value: t('finalQuote.datesValue', { from, to }) },
          { id: 'carrier', term: carrier.name, value: call },
          { id: 'number', term: t('price.quoteNumber'), value: quote.quote_number },
        ]}
      />
    </section>
  );
}

interface FinalActionsProps {
  /** The server has not confirmed yet that the quote has its final rate. */
  isSettling: boolean;
  /** Shows what is missing; returns whether anything is. */
  showMissing: () => boolean;
}

/** Select a payment plan, or back to the answers (specification 2.12). */
function FinalActions({ isSettling, showMissing }: FinalActionsProps) {
  const { t } = useTexts('bind');
  const navigate = useNavigate();
  return (
    <Actions>
      <Button
        variant="primary"
        busy={isSettling}
        onClick={() => {
          if (!showMissing()) void navigate(paths.payments());
        }}
      >
        {t('finalQuote.selectPlan')}
      </Button>
      <LinkButton as={Link} to={paths.purchaseReview()} variant="quiet">
        {t('finalQuote.editQuote')}
      </LinkButton>
    </Actions>
  );
}

/** The bridge to the price, then how it is paid, then the buttons; on a desktop the second is beside the others. */
const PriceColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 26rem;
    grid-template-rows: auto 1fr;
    column-gap: ${space(12)};
    align-items: start;
    & > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

/** Polling interval in ms until the quote is known to be rated. */
const LOOK_EVERY = 2000;

interface FinalQuoteProps extends Purchase {
  final: Rate;
  carrier: Carrier;
}

/**
 * How much the final price differs from the estimate, why, how it is paid, and what it is made of (specification 2.12,
 * readings 8 and 54).
 */
export function FinalQuote({ quote, rate, final, carrier }: FinalQuoteProps) {
  const { t } = useTexts('bind');
  const [isSeen, see] = useAcknowledged(quote.id, final.id);
  const told = finalDifference(rate, final);
  const terms = { quoted: rate.term.duration, final: final.term.duration };
  const { title, acknowledgment } = useComparison(told, terms);
  const view = planView(final, planTypeFor(final), carrier);
  const unseen = { field: SEEN, message: t('difference.mustAcknowledge') };
  const missing = useMissing(told.difference > 0 && !isSeen ? [unseen] : []);
  const isSettling = !hasReached(quote.status, 'FINAL_RATED');
  // The refetch after rating may have failed.
  usePolling(useQuote().retry, isSettling ? LOOK_EVERY : null);
  return (
    <Page>
      <Stack $gap={6}>
        <PageHeading focusOnMount>{title}</PageHeading>
        <CarrierLine carrier={carrier} />
        <PaymentNewsNotice />
        <PriceColumns>
          <Stack $gap={5}>
            <PriceBridge {...{ quote, told, terms }} />
            {final.monitored_driver ? (
              <Text $size={14}>{t('finalQuote.tracked', { months: MONITORING_MONTHS })}</Text>
            ) : null}
            <MissingSummary missing={missing} />
            {told.difference > 0 ? (
              <HigherPrice
                {...{ acknowledgment, isSeen }}
                quoteId={quote.id}
                onSeen={see}
                error={missing.problems[0]?.message}
              />
            ) : null}
          </Stack>
          <Stack $gap={6}>
            {view ? <PaymentSummary {...{ quote, view }} rate={final} /> : null}
            {view ? <PriceParts vehicles={quote.vehicles} rate={final} view={view} /> : null}
            <FinalFacts {...{ quote, carrier }} />
          </Stack>
          <FinalActions isSettling={isSettling} showMissing={missing.show} />
        </PriceColumns>
        <RawRatesInDevelopment quote={quote} rate={final} />
      </Stack>
    </Page>
  );
}
