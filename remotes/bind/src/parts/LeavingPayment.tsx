import { tellFailure, useTexts } from '@shared/i18n';
import { FailurePanel, Page } from '@shared/ui';
import type { LeavingStage } from '../journey/useLeavePayment';
import { ContactLink } from './ContactLink';
import { WaitingPage } from './WaitingPage';

/** Progress while a payment is being canceled; a retry if its outcome is unknown. */
export function LeavingPayment({ stage, onRetry }: { stage: LeavingStage; onRetry: () => void }) {
  const { t } = useTexts('bind');
  if (stage.kind === 'leaving')
    return <WaitingPage title={t('leaving.title')} message={t('leaving.message')} />;
  return (
    <Page $width="narrow">
      <FailurePanel
        title={t('leaving.unsureTitle')}
        onRetry={onRetry}
        retryLabel={t('load.retry')}
        actions={<ContactLink />}
      >
        {tellFailure(t, stage.error, t('leaving.unsureBody'))}
      </FailurePanel>
    </Page>
  );
}
