import { formatDollars, type PlanView } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { PriceTag } from '@shared/ui';
import { perText } from './perText';

interface Props {
  view: PlanView;
  /** Months. */
  term: number;
  size?: 'large' | 'medium';
}

/** A plan's price as its schedule (reading 51), with the total beside it. */
export function PlanPrice({ view, term, size = 'large' }: Props) {
  const { t } = useTexts('rates');
  const monthly = view.option.plan_type === 'monthly';
  return (
    <PriceTag
      size={size}
      label={monthly ? t('compare.count', { count: view.count + 1 }) : undefined}
      amount={formatDollars(view.today)}
      per={perText(view, term, t)}
      total={
        monthly
          ? t('compare.monthlyTotal', { total: formatDollars(view.total), months: term })
          : t('compare.fullTotal', { months: term })
      }
    />
  );
}
