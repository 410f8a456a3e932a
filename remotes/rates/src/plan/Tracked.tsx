import { MONITORING_MONTHS, type Rate } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Text } from '@shared/ui';

/** The monitored-driver program is a condition of a price, and stands beside it (reading 49). */
export function Tracked({ rate }: { rate: Rate }) {
  const { t } = useTexts('rates');
  return rate.monitored_driver ? (
    <Text $size={14}>{t('plan.tracked', { months: MONITORING_MONTHS })}</Text>
  ) : null;
}
