import { paths, RESUMING } from '@shared/domain';
import { Link } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { Actions, LinkButton } from '@shared/ui';
import { useContact } from '../../frame/useContact';
import { useGuardFacts } from '../../routing/useGuardFacts';

/** What else to do without a working link: open the stored quote, start a new one, contact us. */
export function OtherWays({ isMain = false }: { isMain?: boolean }) {
  const { t } = useTexts('shell');
  const contact = useContact();
  const { storedQuoteId } = useGuardFacts();
  return (
    <Actions>
      {storedQuoteId ? (
        <LinkButton as={Link} to={paths.review(RESUMING)} variant={isMain ? 'primary' : 'secondary'}>
          {t('resume.here')}
        </LinkButton>
      ) : null}
      <LinkButton as={Link} to={paths.start()}>
        {t('resume.start')}
      </LinkButton>
      <LinkButton href={contact.phoneLink}>{t('call', contact)}</LinkButton>
      <LinkButton href={contact.emailLink}>{t('failure.email')}</LinkButton>
    </Actions>
  );
}
