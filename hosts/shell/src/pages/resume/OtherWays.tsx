import { paths, RESUMING } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Actions, LinkButton } from '@shared/ui';
import { useContact } from '../../frame/useContact';
import { useStanding } from '../../routing/useStanding';

/** Ways on for whom no link helps: the quote that is here, a new one, a person. `isMain`: nothing else leads on. */
export function OtherWays({ isMain = false }: { isMain?: boolean }) {
  const { t } = useTexts('shell');
  const contact = useContact();
  const { storedQuoteId } = useStanding();
  return (
    <Actions>
      {storedQuoteId ? (
        <LinkButton as={Link} to={paths.review()} state={RESUMING} variant={isMain ? 'primary' : 'secondary'}>
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
