import { paths } from '@shared/domain';
import { Link } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { LinkButton, UnavailablePage } from '@shared/ui';

/** Shown when another tab or browser started the payment: explains why nothing can be changed, and links to it. */
export function PaymentStarted() {
  const { t } = useTexts('quotes');
  return (
    <UnavailablePage title={t('closed.title')} lead={t('closed.body')}>
      <LinkButton as={Link} to={paths.purchaseRate()} variant="primary">
        {t('closed.action')}
      </LinkButton>
    </UnavailablePage>
  );
}
