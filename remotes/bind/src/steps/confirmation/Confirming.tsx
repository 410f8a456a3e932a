import { paths } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { tellFailure, useTexts } from '@shared/i18n';
import { Actions, Button, FailurePanel, LinkButton, Page, PageHeading, Stack } from '@shared/ui';
import { ContactLink } from '../../parts/ContactLink';
import { WaitingPage } from '../../parts/WaitingPage';
import { useConfirming } from './useConfirming';

/** Loads what was signed; if nothing is signed, links back to signing. */
export function Confirming() {
  const { t } = useTexts('bind');
  const { state, checkAgain } = useConfirming();
  if (state === 'asking') {
    return <WaitingPage title={t('confirmation.title')} message={t('confirmation.message')} />;
  }
  if (state === 'notSigned') return <NotSigned onCheck={checkAgain} />;
  return (
    <Page $width="narrow">
      <FailurePanel
        title={t('confirmation.failedTitle')}
        kept={t('confirmation.failedKept')}
        onRetry={checkAgain}
        retryLabel={t('load.retry')}
        actions={<ContactLink />}
      >
        {tellFailure(t, state, t('confirmation.failedBody'))}
      </FailurePanel>
    </Page>
  );
}

function NotSigned({ onCheck }: { onCheck: () => void }) {
  const { t } = useTexts('bind');
  return (
    <Page $width="narrow">
      <Stack $gap={6}>
        <PageHeading lead={t('confirmation.notSignedBody')} focusOnMount>
          {t('confirmation.notSignedTitle')}
        </PageHeading>
        <Actions>
          <LinkButton as={Link} to={paths.signatures()} variant="primary">
            {t('confirmation.sign')}
          </LinkButton>
          <Button onClick={onCheck}>{t('confirmation.check')}</Button>
        </Actions>
      </Stack>
    </Page>
  );
}
