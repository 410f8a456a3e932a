import { formatDollars, type PlanType } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { SegmentedControl } from '@shared/ui';

interface Props {
  value: PlanType;
  /** Cents saved by paying in full against the default plan (reading 54); 0 shows nothing. */
  savings: number;
  onChange: (planType: PlanType) => void;
}

/** Monthly or pay in full (specification 2.9 and 2.10). */
export function PlanToggle({ value, savings, onChange }: Props) {
  const { t } = useTexts('rates');
  const saves = savings > 0 ? t('plan.saves', { amount: formatDollars(savings) }) : undefined;
  return (
    <SegmentedControl
      legend={t('plan.legend')}
      value={value}
      onValueChange={onChange}
      options={[
        { value: 'monthly', label: t('plan.monthly') },
        { value: 'pay_in_full', label: t('plan.pay_in_full'), detail: saves },
      ]}
    />
  );
}
