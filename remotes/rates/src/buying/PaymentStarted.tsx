import { paths } from '@shared/domain';
import { Link } from 'react-router-dom';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { LinkButton, UnavailablePage } from '@shared/ui';
import { buyingTexts } from '../locales/buyingTexts';

/** Shown when another tab or browser started the payment: explains why nothing can be bought, and links to it. */
export function PaymentStarted() {
  useMoreTexts(buyingTexts);
  const { t } = useTexts('rates');
  return (
    <UnavailablePage title={t('closed.title')} lead={t('closed.body')}>
      <LinkButton as={Link} to={paths.purchaseRate()} variant="primary">
        {t('closed.action')}
      </LinkButton>
    </UnavailablePage>
  );
}
