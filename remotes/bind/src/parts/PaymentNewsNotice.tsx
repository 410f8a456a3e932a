import { useTexts } from '@shared/i18n';
import { Notice } from '@shared/ui';
import { useHandOver } from '../journey/useHandOver';

/** The outcome of the payment that led back here, shown as long as the page (reading 21). */
export function PaymentNewsNotice() {
  const { t } = useTexts('bind');
  const { news } = useHandOver();
  if (news === null) return null;
  const isWrong = news === 'declined' || news === 'notLoaded';
  return (
    <div role="alert">
      <Notice tone={isWrong ? 'danger' : 'info'} title={t(`paymentNews.${news}.title`)}>
        {t(`paymentNews.${news}.body`)}
      </Notice>
    </div>
  );
}
