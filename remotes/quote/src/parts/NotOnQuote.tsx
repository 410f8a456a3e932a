import { paths } from '@shared/domain';
import { Link } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { LinkButton, UnavailablePage } from '@shared/ui';

/** The path's car or driver is not on this quote; links to the list. */
export function NotOnQuote({ of }: { of: 'vehicles' | 'drivers' }) {
  const { t } = useTexts(of);
  return (
    <UnavailablePage title={t('form.notFoundTitle')} lead={t('form.notFoundBody')}>
      <LinkButton as={Link} to={paths[of]()} variant="primary">
        {t('form.notFoundAction')}
      </LinkButton>
    </UnavailablePage>
  );
}
