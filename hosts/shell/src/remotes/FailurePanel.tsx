import { FailurePanel as Panel, Page } from '@shared/ui';
import { useContact } from '../frame/useContact';
import { useTexts } from '@shared/i18n';

interface FailurePanelProps {
  /** It may come yet: its screen's heading, which the static page waits for, is not this one. */
  isLate?: boolean;
  onRetry: (() => void) | undefined;
}

/** A part cannot be had, or not yet: what is kept, and what to do now. Never a blank, never a code alone (look.md). */
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
