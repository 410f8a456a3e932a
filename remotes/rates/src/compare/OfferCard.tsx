import { formatDollars, paths, type PlanType, planView } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import {
  Badge,
  Card,
  CarrierLogo,
  CheckboxField,
  LinkButton,
  Row,
  SectionHeading,
  Stack,
  StrengthMeter,
  Text,
} from '@shared/ui';
import { styled } from 'styled-components';
import type { Offer } from '../offers/offersOf';
import { PlanPrice } from '../plan/PlanPrice';
import { Tracked } from '../plan/Tracked';
import type { Reason } from './reasonFor';
import type { Picks } from './usePicks';

interface Props {
  quoteId: string;
  offer: Offer;
  planType: PlanType;
  /** 1 to 4, across the cars (specification 9). */
  strength: number;
  /** Why it is recommended; null for all but the first. */
  reason: Reason | null;
  /** The lowest price without tracking, if a tracked one is lower (reading 49). */
  isUntracked: boolean;
  /** Carriers selected for side by side; null if there is nothing to select. */
  picks: Picks | null;
}

/** One carrier in the comparison: price, strength, and the link to its coverage (specification 2.10). */
export function OfferCard({ quoteId, offer, planType, strength, reason, isUntracked, picks }: Props) {
  const { t } = useTexts('rates');
  const { carrier, rate } = offer;
  const view = planView(rate, planType);
  return (
    <Card as="article" $tone={reason ? 'accent' : 'plain'} aria-label={carrier.name}>
      <Column $gap={4}>
        <Row $gap={3} $wrap={false}>
          <CarrierLogo tag={carrier.tag} size={40} />
          <SectionHeading $size={18}>{carrier.name}</SectionHeading>
        </Row>
        <Mark isFirst={reason !== null} isUntracked={isUntracked} />
        {view ? <PlanPrice view={view} term={rate.term.duration} size="medium" /> : null}
        <Tracked rate={rate} />
        <Text $size={14}>
          {t('compare.premium', {
            amount: formatDollars(rate.policy_premium),
            months: rate.term.duration,
          })}
        </Text>
        <Row $gap={2}>
          <Text as="span" $size={14} $muted>
            {t('compare.strength')}
          </Text>
          <StrengthMeter level={strength} label={t('compare.strengthLevel', { level: strength })} />
        </Row>
        {reason ? <Text $size={14}>{t(reason.key, reason.values)}</Text> : null}
        <Foot>
          {picks ? <Pick carrier={carrier} picks={picks} /> : null}
          <Select quoteId={quoteId} offer={offer} isFirst={reason !== null} />
        </Foot>
      </Column>
    </Card>
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

/** Aligns every card's button at the bottom. */
const Column = styled(Stack)`
  height: 100%;
`;
const Foot = styled.div`
  display: grid;
  margin-block-start: auto;
`;
