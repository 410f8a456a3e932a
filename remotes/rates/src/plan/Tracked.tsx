import { MONITORING_MONTHS, type Rate } from '@shared/domain';
import { useTexts } from '@shared/i18n';

/** Names the monitored-driver program beside the price, since it is a condition of it (reading 49). */
export function Tracked({ rate }: { rate: Rate }) {
  const { t } = useTexts('rates');
  return rate.monitored_driver ? <p>{t('plan.tracked', { months: MONITORING_MONTHS })}</p> : null;
}
