import { formatDollars, type Carrier, type PlanType, type PlanView } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { SegmentedControl } from '@shared/ui';

interface Props {
  value: PlanType;
  /** Whose totals are shown and compared (reading 54); none where the prices of several are in view. */
  price?: { view: PlanView; carrier: Pick<Carrier, 'in_full_by_phone'> };
  onChange: (planType: PlanType) => void;
}

/** Monthly or pay in full (specification 2.9 and 2.10). */
export function PlanToggle({ value, price, onChange }: Props) {
  const { t } = useTexts('rates');
  const details = price && price.view.saving > 0 ? detailsOf(price.view) : null;
  // Said from the first price on (reading 63).
  const saves = price?.carrier.in_full_by_phone ? 'plan.savesByPhone' : 'plan.saves';
  return (
    <SegmentedControl
      legend={t('plan.legend')}
      value={value}
      onValueChange={onChange}
      options={[
        { value: 'monthly', label: t('plan.monthly'), detail: details?.monthly },
        {
          value: 'pay_in_full',
          label: t('plan.pay_in_full'),
          detail: details ? t(saves, details) : undefined,
        },
      ]}
    />
  );
}

/** Both totals, of which one is in view, and their difference. */
function detailsOf({ count, total, saving }: PlanView) {
  const whole = count > 0 ? total - saving : total;
  return {
    monthly: formatDollars(whole + saving),
    total: formatDollars(whole),
    amount: formatDollars(saving),
  };
}
