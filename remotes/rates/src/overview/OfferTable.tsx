import { paths, type Quote } from '@shared/domain';
import { Link, useNavigate } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { media, space, VisuallyHidden } from '@shared/ui';
import { styled } from 'styled-components';
import { AxisAmounts, AxisKey } from '../parts';
import { lowestUntracked } from '../plan/lowestUntracked';
import type { PriceAxis } from '../plan/pricesOnAxis';
import { OfferLine } from './OfferLine';

interface Props {
  quote: Pick<Quote, 'id'>;
  axis: PriceAxis;
  /** The position of the chosen offer. */
  chosen: number;
}

/** Every price on one scale; choosing one of them shows its card. */
export function OfferTable({ quote, axis: { offers, ticks }, chosen }: Props) {
  const { t } = useTexts('rates');
  const navigate = useNavigate();
  const least = Math.min(...offers.map(({ view }) => view.total));
  const untracked = lowestUntracked(offers);
  const months = offers[0]?.rate.term.duration ?? 0;
  const isChoice = offers.length > 1;
  return (
    <section>
      <Amounts>
        <AxisAmounts with={{ ticks }} />
      </Amounts>
      <Table>
        <caption>
          <VisuallyHidden>{t('offers.caption', { count: offers.length, months })}</VisuallyHidden>
        </caption>
        <Rows>
          {offers.map((offer) => (
            <OfferLine
              key={offer.rate.carrier_product_id}
              {...{ offer, least, isChoice }}
              end={ticks.at(-1) ?? 1}
              isFirst={isChoice && offer === offers[0]}
              isUntracked={offer === untracked}
              isChosen={offer.index === chosen}
              onChoose={() => void navigate(paths.rates(quote.id, offer.index), { replace: true })}
            />
          ))}
        </Rows>
      </Table>
      <Below>
        <AxisKey with={{ offers }} />
        {isChoice ? <OtherRates to={paths.compare(quote.id)}>{t('offers.others')}</OtherRates> : null}
      </Below>
    </section>
  );
}

/** Above the bars of the rows. */
const Amounts = styled.div`
  height: 24px;
  margin-inline: 4.25rem 5.25rem;
  ${media.desktop} {
    margin-inline: 19.5rem 7.25rem;
  }
`;
/* Roles are explicit: a browser drops those of a table whose parts are laid out as blocks. */
const Table = styled.table.attrs({ role: 'table' })`
  display: block;
  & > caption {
    display: block;
  }
`;
const Rows = styled.tbody.attrs({ role: 'rowgroup' })`
  display: block;
`;
const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(4)};
  padding-block-start: ${space(2)};
`;
const OtherRates = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  font-weight: 700;
`;
