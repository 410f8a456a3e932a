import { useTexts } from '@shared/i18n';
import { Actions, LinkButton, Page, PageHeading, Stack, Text } from '@shared/ui';
import { SigningDates } from './SigningDates';
import type { SigningWayProps } from './signingWay';

/** Signing on the signing service's own site, which returns to the confirmation (specification 2.12, reading 3). */
export function AwayToSign({ quote, number, address }: SigningWayProps) {
  const { t } = useTexts('bind');
  return (
    <Page $width="narrow">
      <Stack $gap={6}>
        <PageHeading lead={t('signing.lead', { number })} focusOnMount>
          {t('signing.heading')}
        </PageHeading>
        <Text>{t('signing.away')}</Text>
        <SigningDates quote={quote} />
        <Actions>
          <LinkButton href={address} rel="noreferrer" variant="primary">
            {t('signing.call')}
          </LinkButton>
        </Actions>
      </Stack>
    </Page>
  );
}
