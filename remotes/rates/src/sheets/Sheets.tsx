import type { RateQuery } from '@shared/api-client/requests';
import { formatDollars, type PlanView, type Quote } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Button, fontSize, Sheet, Skeleton } from '@shared/ui';
import { styled } from 'styled-components';
import type { Offer } from '../offers/offersOf';
import { Assumptions } from '../details/Assumptions';
import { perText } from '../plan/perText';
import { CoverageSheet, ReceiptSheet } from './parts';
import type { SheetName } from './useSheet';

interface Props {
  sheet: SheetName;
  quote: Quote;
  offer: Offer;
  view: PlanView;
  /** The query the prices were requested with. */
  query: RateQuery;
  isCurrent: boolean;
  onClose: () => void;
}

/** The open sheet; its content may still be on its way. */
export function OpenSheet({ sheet, onClose, ...of }: Props) {
  const { t } = useTexts('rates');
  const { quote, offer, view, query, isCurrent } = of;
  const title = t(`sheets.${sheet}.title`, { total: formatDollars(view.total) });
  const waiting = <Skeleton shape="lines" count={12} label={t('sheets.loading')} />;
  return (
    <Sheet
      title={title}
      closeLabel={t('sheets.close')}
      onClose={onClose}
      foot={sheet === 'covered' ? <Decided {...{ quote, offer, view, onClose }} /> : undefined}
    >
      {sheet === 'covered' ? (
        <CoverageSheet fallback={waiting} with={{ quote, offer, view, isCurrent }} />
      ) : null}
      {sheet === 'made' ? <ReceiptSheet fallback={waiting} with={{ quote, offer, view, query }} /> : null}
      {sheet === 'assumed' ? <Assumptions quote={quote} carrier={offer.carrier.name} /> : null}
    </Sheet>
  );
}

/** The price that follows, and the button that keeps it. */
function Decided({
  quote,
  offer: { rate },
  view,
  onClose,
}: Pick<Props, 'quote' | 'offer' | 'view' | 'onClose'>) {
  const { t } = useTexts('rates');
  const months = rate.term.duration;
  const [first, ...others] = quote.vehicles;
  const name = first && others.length === 0 ? t(`vehicles.${first.coverage_package_name}`) : null;
  return (
    <>
      <Price>
        <strong>{t('vehicles.premium', { amount: formatDollars(view.total), months })}</strong>
        {view.count > 0 ? (
          <span>
            {formatDollars(view.today)} {perText(view, months, t)}
          </span>
        ) : null}
      </Price>
      <Button variant="primary" wide={false} onClick={onClose}>
        {name === null ? t('sheets.keep') : t('sheets.keepOne', { package: name })}
      </Button>
    </>
  );
}

const Price = styled.span`
  display: grid;
  font-size: ${fontSize[14]};
  & > strong {
    font-size: ${fontSize[20]};
    line-height: 1.2;
  }
`;
