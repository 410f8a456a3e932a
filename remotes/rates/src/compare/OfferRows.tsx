import {
  CARRIERS,
  type ErrorCode,
  overallStrength,
  paths,
  type PlanType,
  type Quote,
  type RateResult,
} from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { color, LinkButton, media, Notice, PrintStyle, space, Stack, Text, VisuallyHidden } from '@shared/ui';
import { styled } from 'styled-components';
import type { Offer } from '../offers/offersOf';
import { PaymentAxis } from '../plan/PaymentAxis';
import { lowestUntracked } from '../plan/lowestUntracked';
import { pricesOnAxis } from '../plan/pricesOnAxis';
import { OfferRow } from './OfferRow';
import { reasonFor } from './reasonFor';
import { sidePath } from './sideFrom';
import type { Picks } from './usePicks';

interface Props {
  quote: Quote;
  offers: readonly Offer[];
  planType: PlanType;
  declined: RateResult['declined'];
  /** Owned by the page, so returning from side by side keeps them checked. */
  picks: Picks;
}

/** A row per offer on one axis of what is paid, the link to side by side, and the carriers without a price. */
export function OfferRows({ quote, offers, planType, declined, picks }: Props) {
  const { t } = useTexts('rates');
  const canCompare = offers.length > 1;
  const axis = pricesOnAxis(offers, planType);
  const untracked = lowestUntracked(axis.offers);
  return (
    <Stack $gap={6}>
      <PrintStyle />
      <div>
        <PaymentAxis axis={axis} />
        {axis.offers.map((offer) => (
          <OfferRow
            key={offer.rate.carrier_product_id}
            quoteId={quote.id}
            offer={offer}
            end={axis.ticks.at(-1) ?? 1}
            strength={overallStrength(quote.vehicles)}
            reason={offer.index === 0 ? reasonFor(axis.offers) : null}
            isUntracked={offer === untracked}
            picks={canCompare ? picks : null}
          />
        ))}
      </div>
      {canCompare ? <SideWay path={paths.compare(quote.id)} picks={picks} /> : null}
      {declined.map(({ carrier_id, errors }) => {
        const isClosed = errors.some(({ code }) => code === ('declined' satisfies ErrorCode));
        const carrier = CARRIERS[carrier_id].name;
        return (
          <Notice key={carrier_id}>{t(isClosed ? 'compare.closed' : 'compare.declined', { carrier })}</Notice>
        );
      })}
    </Stack>
  );
}

/** The link to side by side, or a hint until enough are selected. */
function SideWay({ path, picks: { picked, isFull, refused } }: { path: string; picks: Picks }) {
  const { t } = useTexts('rates');
  const isOpen = picked.length > 1;
  return (
    <Together $isOpen={isOpen} data-screen-only>
      {isOpen ? (
        <LinkButton as={Link} to={sidePath(path, picked)} variant="primary">
          {t('compare.see', { count: picked.length })}
        </LinkButton>
      ) : null}
      <Text $size={14} $muted>
        {isFull ? t('compare.pickFull') : t('compare.pickHint')}
      </Text>
      <VisuallyHidden as="output">
        {refused
          ? t('compare.pickFull')
          : picked.length > 0
            ? t('compare.picked', { count: picked.length })
            : ''}
      </VisuallyHidden>
    </Together>
  );
}

/** On a phone the link stays visible while scrolling the offers; a hint alone does not cover them. */
const Together = styled.div<{ $isOpen: boolean }>`
  display: grid;
  gap: ${space(3)};
  position: ${({ $isOpen }) => ($isOpen ? 'sticky' : 'static')};
  inset-block-end: 0;
  z-index: 1;
  padding-block: ${space(3)};
  background: ${color.ground};
  ${media.short} {
    position: static;
  }
  ${media.tablet} {
    position: static;
    display: flex;
    align-items: center;
    gap: ${space(4)};
    padding: 0;
  }
`;
