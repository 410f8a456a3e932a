import { formatDollars, type PlanView, type Quote } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { CarrierLogo, color, fontSize, media, radius, SectionHeading, space } from '@shared/ui';
import { styled } from 'styled-components';
import { BuyOnline } from '../buying/BuyOnline';
import type { Offer } from '../offers/offersOf';
import type { Rating } from '../offers/useOffers';
import { CardSchedule, CardWays } from '../parts';
import { Tracked } from '../plan/Tracked';

interface Props {
  quote: Quote;
  offer: Offer;
  view: PlanView;
  rating: Rating;
}

/** The chosen price, when it is paid, and the main action; on a phone the row above says the first. */
export function PriceCard({ quote, offer, view, rating }: Props) {
  const { t } = useTexts('rates');
  const { carrier, rate } = offer;
  return (
    <Panel aria-label={t('overview.priceLabel')} aria-busy={rating.isRating}>
      <Figure>
        <Who>
          <CarrierLogo tag={carrier.tag} size={44} />
          <SectionHeading>{carrier.name}</SectionHeading>
        </Who>
        <Total>{formatDollars(view.total)}</Total>
        <p>{t('overview.forTerm', { months: rate.term.duration })}</p>
        <Tracked rate={rate} />
      </Figure>
      <ScheduleRoom>
        <CardSchedule with={{ quote, view, months: rate.term.duration }} />
      </ScheduleRoom>
      <BuyOnline {...{ quote, offer, view, rating }} />
      <CardWays with={{ offer }} />
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  ${media.desktop} {
    padding: ${space(6)};
    border-radius: 24px;
    background: ${color.tint};
    position: sticky;
    inset-block-start: ${space(6)};
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
    border-radius: ${radius.control};
  }
`;
const Figure = styled.div`
  color: ${color.muted};
  ${media.belowDesktop} {
    display: none;
  }
`;
const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  color: ${color.ink};
`;
const Total = styled.strong`
  display: block;
  margin-block: ${space(3)} ${space(1)};
  color: ${color.ink};
  font-size: ${fontSize[60]};
  font-weight: 800;
  letter-spacing: -0.03em;
  line-height: 1;
`;
/** As tall as the payments that come into it, so that nothing below moves. */
const ScheduleRoom = styled.div`
  min-height: 14.5rem;
`;
