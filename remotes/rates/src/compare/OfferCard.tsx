import { paths, type PlanType } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import {
  Badge,
  Card,
  CarrierEmblem,
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
import { planView } from '../plan/planView';
import type { Reason } from './reasonFor';

interface Props {
  quoteId: string;
  offer: Offer;
  planType: PlanType;
  /** 1 to 4 across the cars (specification 9). */
  strength: number;
  /** Why it is recommended; null for all but the first. */
  reason: Reason | null;
}

/** One carrier in the comparison: price, strength, and the way to its coverage (specification 2.10). */
export function OfferCard({ quoteId, offer, planType, strength, reason }: Props) {
  const { t } = useTexts('rates');
  const { carrier, rate, index } = offer;
  const view = planView(rate.payment_options, planType);
  return (
    <Card as="article" $tone={reason ? 'accent' : 'plain'} aria-label={carrier.name}>
      <Column $gap={4}>
        <Row $gap={3} $wrap={false}>
          <CarrierEmblem tag={carrier.tag} size={40} />
          <SectionHeading $size={18}>{carrier.name}</SectionHeading>
        </Row>
        {reason ? (
          <div>
            <Badge $tone="amber">{t('compare.recommended')}</Badge>
          </div>
        ) : null}
        {view ? <PlanPrice view={view} term={rate.term.duration} size="medium" /> : null}
        <Row $gap={2}>
          <Text as="span" $size={14} $muted>
            {t('compare.strength')}
          </Text>
          <StrengthMeter level={strength} label={t('compare.strengthLevel', { level: strength })} />
        </Row>
        {rate.monitored_driver ? <Text $size={14}>{t('compare.monitored')}</Text> : null}
        {reason ? <Text $size={14}>{t(reason.key, reason.values)}</Text> : null}
        <Foot>
          <LinkButton
            as={Link}
            to={paths.rates(quoteId, index)}
            variant={reason ? 'primary' : 'secondary'}
            aria-label={t('compare.selectWith', { carrier: carrier.name })}
          >
            {t('compare.select')}
          </LinkButton>
        </Foot>
      </Column>
    </Card>
  );
}

/** Every card's button stands at its foot, so that the eye finds them in one line. */
const Column = styled(Stack)`
  height: 100%;
`;
const Foot = styled.div`
  display: grid;
  margin-block-start: auto;
`;
