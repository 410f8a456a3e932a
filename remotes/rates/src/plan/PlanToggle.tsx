import { formatDollars, type PlanType, shownTotal } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { SegmentedControl } from '@shared/ui';
import type { Offer } from '../offers/offersOf';

interface Props {
  value: PlanType;
  /** Whose totals are shown and compared (reading 54); none where the prices of several are in view. */
  offer?: Pick<Offer, 'rate' | 'carrier'>;
  onChange: (planType: PlanType) => void;
}

/** Monthly or pay in full (specification 2.9 and 2.10). */
export function PlanToggle({ value, offer, onChange }: Props) {
  const { t } = useTexts('rates');
  const total = (type: PlanType) => (offer ? shownTotal(offer.rate, type) : 0);
  const whole = total('pay_in_full');
  const saved = total('monthly') - whole;
  // Said from the first price on (reading 63).
  const isByPhone = offer?.carrier.in_full_by_phone;
  const words = { total: formatDollars(whole), amount: formatDollars(saved) };
  return (
    <SegmentedControl
      legend={t('plan.legend')}
      value={value}
      onValueChange={onChange}
      options={[
        {
          value: 'monthly',
          label: t('plan.monthly'),
          detail: saved > 0 ? formatDollars(whole + saved) : undefined,
        },
        {
          value: 'pay_in_full',
          label: t('plan.pay_in_full'),
          detail: saved > 0 ? t(isByPhone ? 'plan.savesByPhone' : 'plan.saves', words) : undefined,
        },
      ]}
    />
  );
}
