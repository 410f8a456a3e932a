import type { Quote } from '@shared/domain';
import { textOfError, useTexts } from '@shared/i18n';
import { FailurePanel, Page, Stack, Text } from '@shared/ui';
import { ContactLink } from '../../parts/ContactLink';
import { GoHome } from './GoHome';

/** The card is not released yet; the screen looks again, and then shows how the purchase ended. */
function Releasing() {
  const { t } = useTexts('bind');
  return (
    <Page $width="narrow">
      <FailurePanel
        title={t('policy.releasingTitle')}
        kept={t('policy.errorsReleasing')}
        actions={<ContactLink />}
      >
        <Text>{t('policy.releasingBody')}</Text>
      </FailurePanel>
    </Page>
  );
}

/**
 * The error block with its help (specification 2.12 and 8): what happened, that nothing was charged, and whom to
 * contact.
 */
export function PurchaseErrors({ quote }: { quote: Quote }) {
  const { t } = useTexts('bind');
  const errors = quote.errors ?? [];
  if (quote.status === 'VOIDING') return <Releasing />;
  return (
    <Page $width="narrow">
      <Stack $gap={8}>
        <FailurePanel title={t('policy.errorsTitle')} kept={t('policy.errorsKept')} actions={<ContactLink />}>
          <Stack $gap={3}>
            {errors.length === 0 ? <Text>{t('policy.errorsUnknown')}</Text> : null}
            {errors.map((error) => (
              <Text key={`${error.code} ${error.message}`}>{textOfError(t, error)}</Text>
            ))}
            <Text>{t('policy.errorsHelp', { number: quote.quote_number })}</Text>
          </Stack>
        </FailurePanel>
        <GoHome note={t('policy.homeNoteEnded')} />
      </Stack>
    </Page>
  );
}
