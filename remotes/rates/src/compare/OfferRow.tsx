import { formatDollars, paths } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import {
  Badge,
  CarrierLogo,
  CheckboxField,
  color,
  LinkButton,
  media,
  PaymentBar,
  Row,
  SectionHeading,
  space,
  Stack,
  StrengthMeter,
  Text,
} from '@shared/ui';
import { css, styled } from 'styled-components';
import type { Offer } from '../offers/offersOf';
import { offerColumns } from '../plan/offerColumns';
import { PlanPrice } from '../plan/PlanPrice';
import type { PricedOffer } from '../plan/pricesOnAxis';
import { Tracked } from '../plan/Tracked';
import type { Reason } from './reasonFor';
import type { Picks } from './usePicks';

interface Props {
  quoteId: string;
  offer: PricedOffer;
  /** Cents at the end of the axis of all offers. */
  end: number;
  /** 1 to 4, across the cars (specification 9). */
  strength: number;
  /** Why it is recommended; null for all but the first. */
  reason: Reason | null;
  /** The lowest price without tracking, if a tracked one is lower (reading 49). */
  isUntracked: boolean;
  /** Carriers selected for side by side; null if there is nothing to select. */
  picks: Picks | null;
}

/** One carrier in the comparison: price on the axis of all, strength, and the link to its coverage (specification 2.10). */
export function OfferRow(props: Props) {
  const { quoteId, offer, end, strength, reason, isUntracked, picks } = props;
  const { t } = useTexts('rates');
  const { carrier, rate, view, condition } = offer;
  return (
    <Offered as="article" $isFirst={reason !== null} aria-label={carrier.name}>
      <Stack $gap={3}>
        <Row $gap={3} $wrap={false}>
          <CarrierLogo tag={carrier.tag} size={48} />
          <SectionHeading $size={20}>{carrier.name}</SectionHeading>
        </Row>
        <Mark isFirst={reason !== null} isUntracked={isUntracked} />
        <Strength level={strength} />
      </Stack>
      <Stack $gap={3}>
        <PaymentBar plan={view} end={end} condition={condition} />
        <PlanPrice view={view} term={rate.term.duration} size="medium" />
        <Tracked rate={rate} />
        {condition > 0 ? (
          <Text $size={14}>{t('compare.conditionAmount', { amount: formatDollars(condition) })}</Text>
        ) : null}
        <Text $size={14}>
          {t('compare.premium', {
            amount: formatDollars(rate.policy_premium),
            months: rate.term.duration,
          })}
        </Text>
        {reason ? <Text $size={14}>{t(reason.key, reason.values)}</Text> : null}
      </Stack>
      <Choice>
        <Select quoteId={quoteId} offer={offer} isFirst={reason !== null} />
        {picks ? <Pick carrier={carrier} picks={picks} /> : null}
      </Choice>
    </Offered>
  );
}

function Strength({ level }: { level: number }) {
  const { t } = useTexts('rates');
  return (
    <Row $gap={2}>
      <Text as="span" $size={14} $muted>
        {t('compare.strength')}
      </Text>
      <StrengthMeter level={level} label={t('compare.strengthLevel', { level })} />
    </Row>
  );
}

/** What distinguishes this offer, if anything. */
function Mark({ isFirst, isUntracked }: { isFirst: boolean; isUntracked: boolean }) {
  const { t } = useTexts('rates');
  if (!isFirst && !isUntracked) return null;
  return (
    <div>
      {isFirst ? (
        <Badge $tone="amber">{t('compare.recommended')}</Badge>
      ) : (
        <Badge>{t('compare.untracked')}</Badge>
      )}
    </div>
  );
}

function Select({ quoteId, offer, isFirst }: { quoteId: string; offer: Offer; isFirst: boolean }) {
  const { t } = useTexts('rates');
  return (
    <LinkButton
      as={Link}
      to={paths.rates(quoteId, offer.index)}
      variant={isFirst ? 'primary' : 'secondary'}
      aria-label={t('compare.selectWith', { carrier: offer.carrier.name })}
    >
      {t('compare.select')}
    </LinkButton>
  );
}

/** Selects it for side by side. A fourth is refused with the reason, which a disabled box could not announce. */
function Pick({ carrier, picks }: { carrier: Offer['carrier']; picks: Picks }) {
  const { t } = useTexts('rates');
  const isPicked = picks.picked.includes(carrier.id);
  return (
    <CheckboxField
      name={`side-${carrier.id}`}
      label={t('compare.pick')}
      aria-label={t('compare.pickWith', { carrier: carrier.name })}
      checked={isPicked}
      error={picks.refused === carrier.id ? t('compare.pickFull') : undefined}
      onChange={() => picks.toggle(carrier.id)}
    />
  );
}

/** The recommended one stands on its own ground, the others between hairlines. */
const Offered = styled.div<{ $isFirst: boolean }>`
  --behind: ${color.ground};
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(6)};
  border-block-start: 1px solid ${color.hairline};
  ${({ $isFirst }) =>
    $isFirst &&
    css`
      --behind: ${color.roadSoft};
      margin-inline: calc(-1 * ${space(4)});
      padding-inline: ${space(4)};
      border-color: transparent;
      border-radius: 20px;
      background: ${color.roadSoft};
      & + article {
        border-color: transparent;
      }
    `}
  ${media.desktop} {
    ${offerColumns}
    align-items: start;
    margin-inline: 0;
  }
`;
const Choice = styled.div`
  display: grid;
  gap: ${space(2)};
`;
