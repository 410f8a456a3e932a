import { FailurePanel as Panel, Page } from '@shared/ui';
import { useContact } from '../frame/useContact';
import { useTexts } from '@shared/i18n';

/** A part cannot be had: what is kept, and what to do now. Never a blank, never a code alone (look.md). */
export function FailurePanel({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts('shell');
  const { phone, phoneLink, email, emailLink } = useContact();
  return (
    <Page $width="narrow" data-failure="remote">
      <Panel
        title={t('failure.title')}
        kept={t('failure.kept')}
        onRetry={onRetry}
        retryLabel={t('failure.retry')}
        phone={{ label: t('failure.call'), text: phone, href: phoneLink }}
        email={{ label: t('failure.email'), text: email, href: emailLink }}
      />
    </Page>
  );
}
