import { paths } from '@shared/domain';
import { Link } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { LinkButton } from '@shared/ui';

/** A link to contact-us. */
export function ContactLink() {
  const { t } = useTexts('bind');
  return (
    <LinkButton as={Link} to={paths.contactUs()}>
      {t('load.contact')}
    </LinkButton>
  );
}
