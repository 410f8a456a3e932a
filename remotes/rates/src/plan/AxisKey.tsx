import { useTexts } from '@shared/i18n';
import { PaymentKey } from '@shared/ui';
import type { PriceAxis } from './pricesOnAxis';

/** What the blocks of the bars are. */
export function AxisKey({ offers }: Pick<PriceAxis, 'offers'>) {
  const { t } = useTexts('rates');
  const hasLater = offers.some(({ view }) => view.count > 0);
  const hasCondition = offers.some(({ condition }) => condition > 0);
  return (
    <PaymentKey
      names={[
        ['today', t('axis.today')],
        ...(hasLater ? [['later', t('axis.later')] as const] : []),
        ...(hasCondition ? [['condition', t('axis.condition')] as const] : []),
      ]}
    />
  );
}
