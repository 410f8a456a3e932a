import { paths } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { Actions, LinkButton, Page, PageHeading, Stack } from '@shared/ui';
import { buyingTexts } from '../locales/buyingTexts';

/** Another tab or browser began to pay while the prices were open here: why nothing can be bought, and the way there. */
export function BeingPaid() {
  useMoreTexts(buyingTexts);
  const { t } = useTexts('rates');
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
