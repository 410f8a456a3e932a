import { FailurePanel as Panel, Page } from '@shared/ui';
import { useContact } from '../frame/useContact';
import { useTexts } from '@shared/i18n';

interface FailurePanelProps {
  /** It may still load, so this heading is not the screen's that the static page waits for. */
  isLate?: boolean;
  onRetry: (() => void) | undefined;
}

/** A remote failed to load, or is late: what is saved and what to do (look.md). */
export function FailurePanel({ isLate = false, onRetry }: FailurePanelProps) {
  const { t } = useTexts('shell');
  const { phone, phoneLink, email, emailLink } = useContact();
  return (
    <Page $width="narrow">
      <Panel
        title={t(isLate ? 'late' : 'failure.title')}
        kept={t('failure.kept')}
        onRetry={onRetry}
        retryLabel={t('failure.retry')}
        headingLevel={isLate ? 2 : 1}
        phone={{ label: t('failure.call'), text: phone, href: phoneLink }}
        email={{ label: t('failure.email'), text: email, href: emailLink }}
      />
    </Page>
  );
}
