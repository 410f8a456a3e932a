import { paths } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Actions, LinkButton, Page, PageHeading, Stack } from '@shared/ui';

/** Another tab or browser began to pay while a screen was open here: why nothing can be changed any more, and the way there. */
export function BeingPaid() {
  const { t } = useTexts('quotes');
  return (
    <Page $width="narrow">
      <Stack $gap={6}>
        <PageHeading lead={t('closed.body')} focusOnMount>
          {t('closed.title')}
        </PageHeading>
        <Actions>
          <LinkButton as={Link} to={paths.purchaseRate()} variant="primary">
            {t('closed.action')}
          </LinkButton>
        </Actions>
      </Stack>
    </Page>
  );
}
