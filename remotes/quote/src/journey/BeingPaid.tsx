import { paths } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { LinkButton, WayOnPage } from '@shared/ui';

/** Another tab or browser began to pay while a screen was open here: why nothing can be changed any more, and the way there. */
export function BeingPaid() {
  const { t } = useTexts('quotes');
  return (
    <WayOnPage title={t('closed.title')} lead={t('closed.body')}>
      <LinkButton as={Link} to={paths.purchaseRate()} variant="primary">
        {t('closed.action')}
      </LinkButton>
    </WayOnPage>
  );
}
