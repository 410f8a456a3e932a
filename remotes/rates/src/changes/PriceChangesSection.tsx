import type { Quote, Rate } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { OpenOnce } from '../lazy/OpenOnce';
import { PriceChangesList } from './PriceChangesList';

/** 'What would change this price most', requested when it is opened. */
export function PriceChangesSection({ quote, rate }: { quote: Quote; rate: Rate }) {
  const { t } = useTexts('rates');
  return (
    <OpenOnce summary={t('changes.heading')}>{() => <PriceChangesList quote={quote} rate={rate} />}</OpenOnce>
  );
}
