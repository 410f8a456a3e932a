import { formatDollars } from '@shared/domain';
import { useTexts, type TextTools } from '@shared/i18n';
import { PriceTag } from '@shared/ui';
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

/** One later payment is no monthly price, and is not to look like one beside those that are. */
function perText({ option, deposit }: PlanView, months: number, t: TextTools['t']): string {
  if (option.plan_type === 'pay_in_full') return t('plan.forTerm', { months });
  if (option.number_of_payments === 1) return t('plan.once', { deposit: formatDollars(deposit) });
  return t('plan.perMonth');
}
