import { formatDollars, type PlanView, type Quote } from '@shared/domain';
import { FetchAhead } from '@shared/federation/remote';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { PrintStyle, space } from '@shared/ui';
import { styled } from 'styled-components';
import { YourCoverage } from '../packages/YourCoverage';
import { detailsTexts } from '../locales/detailsTexts';
import type { Offer } from '../offers/offersOf';
import type { Rating } from '../offers/useOffers';
import { perText } from '../plan/perText';
import { PriceAnnouncer } from '../plan/PriceAnnouncer';
import type { PlanChoice } from '../plan/usePlanChoice';
import { SHEET_PARTS } from '../sheets/parts';
import { SheetRows } from '../sheets/SheetRows';
import { OpenSheet } from '../sheets/Sheets';
import { useSheet } from '../sheets/useSheet';

interface Props {
  quote: Quote;
  offer: Offer;
  view: PlanView;
  plan: PlanChoice;
  rating: Rating;
}

/** Below the prices: each car's package, and the rows that open the sheets. */
export function OverviewDetails({ quote, offer, view, plan, rating }: Props) {
  useMoreTexts(detailsTexts);
  const { t } = useTexts('rates');
  const { sheet, open, close } = useSheet();
  const { rate, carrier } = offer;
  const isCurrent = !rating.isRating && !rating.error;
  return (
    <Below>
      <PrintStyle />
      <PriceAnnouncer
        figure={`${carrier.id} ${view.option.plan_type} ${view.total}`}
        text={t('plan.announce', {
          carrier: carrier.name,
          amount: formatDollars(view.today),
          per: perText(view, rate.term.duration, t),
        })}
        isBusy={rating.isRating}
      />
      <YourCoverage quote={quote} rate={rate} isCurrent={isCurrent} />
      <SheetRows {...{ quote, offer, view }} onOpen={open} />
      {sheet === null ? null : (
        <OpenSheet {...{ sheet, quote, offer, view, isCurrent }} query={plan.query} onClose={close} />
      )}
      <FetchAhead parts={SHEET_PARTS} />
    </Below>
  );
}

const Below = styled.div`
  margin-block-start: ${space(8)};
`;
