import { useQuote } from '@shared/api-client/hooks';
import {
  hasReached,
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
  Card,
  CheckboxField,
  FactList,
  SectionHeading,
  Text,
  CarrierLogo,
  Row,
} from '@shared/ui';
import type { Purchase } from '../../journey/PurchaseStep';
import { PaymentNewsNotice } from '../../parts/PaymentNewsNotice';
import { usePolling } from '../../parts/usePolling';
import { ChosenPrice } from './ChosenPrice';
import { useAcknowledged } from '../../parts/useAcknowledged';
import { PriceParts } from './PriceParts';
import { styled } from 'styled-components';
import { Link, useNavigate } from 'react-router-dom';
import type { ReactNode } from 'react';
import { CauseTable } from './CauseTable';

interface FinalFactsProps {
  quote: Quote;
  final: Rate;
  carrier: Carrier;
  /** Cents. */
  total: number;
}

/** The carrier, the shown total and the term. */
function FinalFacts({ quote, final, carrier, total }: FinalFactsProps) {
  const { t, language } = useTexts('bind');
  const { term } = quote;
  const phone = formatPhone(carrier.phone);
  const premium = {
    amount: formatDollars(total),
    months: final.term.duration,
  };
  const from = formatDate(term?.effective ?? '', language);
  const to = formatDate(term?.expires ?? '', language);
  return (
    <Stack as="section" $gap={4} aria-label={t('price.carrier')}>
      <Row $gap={4}>
        <CarrierLogo tag={carrier.tag} size={56} />
        <Stack $gap={1}>
          <SectionHeading $size={20}>{carrier.name}</SectionHeading>
          <a
            href={`tel:${carrier.phone}`}
            aria-label={t('finalQuote.call', { carrier: carrier.name, phone })}
          >
            {phone}
          </a>
        </Stack>
      </Row>
      <FactList
        facts={[
          { id: 'premium', term: t('price.premium'), value: t('price.premiumValue', premium) },
          { id: 'dates', term: t('finalQuote.dates'), value: t('finalQuote.datesValue', { from, to }) },
          { id: 'number', term: t('price.quoteNumber'), value: quote.quote_number },
        ]}
      />
    </Stack>
  );
}

interface PriceDifferenceProps {
  quote: Quote;
  quoted: Rate;
  final: Rate;
  difference: FinalDifference;
  isSeen: boolean;
  onSeen: (isSeen: boolean) => void;
  /** The error that it is not acknowledged, after a submit. */
  error: ReactNode;
}

/** Field name of the checkbox that acknowledges a higher price. */
const SEEN = 'seen';

/**
 * The final price beside the quoted one, both in one way of paying, with each cause in dollars; a higher one has to be
 * acknowledged. Different terms are both named and compared per six months (reading 60).
 */
function PriceDifference(props: PriceDifferenceProps) {
  const { quote, quoted, final, difference: told, isSeen, onSeen, error } = props;
  const { t } = useTexts('bind');
  const terms = { quoted: quoted.term.duration, final: final.term.duration };
  const isPerSix = terms.quoted !== terms.final;
  const how = told.difference === 0 ? 'same' : told.difference > 0 ? 'higher' : 'lower';
  const words = { amount: formatDollars(Math.abs(told.difference)), ...terms };
  return (
    <Card as="section" aria-label={t('difference.heading')}>
      <Stack $gap={4}>
        <SectionHeading>{t('difference.heading')}</SectionHeading>
        <BothPrices told={told} terms={terms} />
        <Text $strong>{t(isPerSix ? `difference.perSix.${how}` : `difference.${how}`, words)}</Text>
        <CauseTable {...{ quote, told, isPerSix }} />
        {told.difference > 0 ? (
          <>
            <div>
              <LinkButton as={Link} to={paths.compare(quote.id)} variant="secondary">
                {t('difference.compare')}
              </LinkButton>
            </div>
            <CheckboxField
              name={SEEN}
              error={error}
              label={t(isPerSix ? 'difference.perSix.acknowledge' : 'difference.acknowledge', words)}
              checked={isSeen}
              onChange={({ target }) => onSeen(target.checked)}
            />
          </>
        ) : null}
      </Stack>
    </Card>
  );
}

interface BothPricesProps {
  told: FinalDifference;
  /** Months. */
  terms: { quoted: number; final: number };
}

/** Both totals with their terms; one of another term than the compared one also says what it comes to. */
function BothPrices({ told, terms }: BothPricesProps) {
  const { t } = useTexts('bind');
  const price = (total: number, months: number, compared: number) =>
    t(months === told.months ? 'difference.price' : 'difference.pricePerSix', {
      amount: formatDollars(total),
      months,
      perSix: formatDollars(compared),
    });
  const final = <strong>{price(told.final, terms.final, told.to)}</strong>;
  return (
    <FactList
      facts={[
        { id: 'quoted', term: t('difference.quoted'), value: price(told.quoted, terms.quoted, told.from) },
        { id: 'final', term: t('difference.final'), value: final },
      ]}
    />
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

/** The price, its coverages, then what changed and the buttons; on a desktop the second is beside the others. */
const PriceColumns = styled.div`
  display: grid;
  gap: ${space(8)};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 24rem;
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
            <FinalFacts {...{ quote, final, carrier }} total={difference.final} />
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
