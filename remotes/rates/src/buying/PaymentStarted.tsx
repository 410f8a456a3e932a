import { paths } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { LinkButton, WayOnPage } from '@shared/ui';
import { buyingTexts } from '../locales/buyingTexts';

/** Another tab or browser began to pay while the prices were open here: why nothing can be bought, and the way there. */
export function PaymentStarted() {
  useMoreTexts(buyingTexts);
  const { t } = useTexts('rates');
  return (
    <WayOnPage title={t('closed.title')} lead={t('closed.body')}>
      <LinkButton as={Link} to={paths.purchaseRate()} variant="primary">
        {t('closed.action')}
      </LinkButton>
    </WayOnPage>
  );
}
