import { formatDollars } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { PriceTag } from '@shared/ui';
import { perText } from './perText';
import type { PlanView } from './planView';

interface Props {
  view: PlanView;
  /** Months. */
  term: number;
  size?: 'large' | 'medium';
}

/** The price of a plan with what it includes and its total beside it. */
export function PlanPrice({ view, term, size = 'large' }: Props) {
  const { t } = useTexts('rates');
  const monthly = view.option.plan_type === 'monthly';
  return (
    <PriceTag
      size={size}
      amount={formatDollars(view.headline)}
      per={perText(view, term, t)}
      total={
        monthly
          ? t('plan.monthlyTotal', { total: formatDollars(view.total), months: term })
          : t('plan.fullTotal', { months: term })
      }
    />
  );
}
