import type { Quote } from '@shared/domain';
import { textOfError, useTexts } from '@shared/i18n';
import { FailurePanel, Page, Stack, Text } from '@shared/ui';
import { ContactLink } from '../../parts/ContactLink';
import { GoHome } from './GoHome';

/**
 * The error block with its help (specification 2.12 and 8): what happened, that nothing was charged, and whom to
 * contact.
 */
export function PurchaseErrors({ quote }: { quote: Quote }) {
  const { t } = useTexts('bind');
  const errors = quote.errors ?? [];
  const kept = t(quote.status === 'VOIDING' ? 'policy.errorsReleasing' : 'policy.errorsKept');
  return (
    <Page $width="narrow">
      <Stack $gap={8}>
        <FailurePanel title={t('policy.errorsTitle')} kept={kept} actions={<ContactLink />}>
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
