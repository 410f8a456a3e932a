import { paths } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Actions, LinkButton, Page, PageHeading, Stack } from '@shared/ui';
import { useContact } from '../frame/useContact';

/** An address that names a quote whose key this browser does not hold: the id alone opens nothing (readings 34). */
export function ResumePage() {
  const { t } = useTexts('shell');
  const contact = useContact();
  return (
    <Page $width="narrow">
      <Stack $gap={6}>
        <PageHeading lead={t('resume.lead')}>{t('resume.title')}</PageHeading>
        <p>{t('resume.help')}</p>
        <Actions>
          <LinkButton variant="primary" as={Link} to={paths.start()}>
            {t('resume.start')}
          </LinkButton>
          <LinkButton href={contact.phoneLink}>{t('failure.call', contact)}</LinkButton>
          <LinkButton href={contact.emailLink}>{t('failure.email', contact)}</LinkButton>
        </Actions>
      </Stack>
    </Page>
  );
}
