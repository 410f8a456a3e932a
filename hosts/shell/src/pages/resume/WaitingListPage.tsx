import { useState } from 'react';
import { useLeaveWaitingList } from '@shared/api-client/hooks';
import { paths, ROUTE_PATTERNS } from '@shared/domain';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { tellFailure, useMoreTexts, useTexts } from '@shared/i18n';
import { Actions, Button, ErrorSummary, LinkButton, Page, PageHeading, Stack } from '@shared/ui';
import { resumeTexts } from '../../texts/resumeTexts';
import { ShellApi } from './ShellApi';

/** `/waiting-list/{code}`: deletes an address from the waiting list. */
export function WaitingListPage() {
  useMoreTexts(resumeTexts);
  return (
    <Page $width="narrow">
      <Stack $gap={8}>
        <ShellApi>
          <Leave />
        </ShellApi>
      </Stack>
    </Page>
  );
}

/** Deletes only on a click, since email programs open links by themselves. */
function Leave() {
  const { t } = useTexts('shell');
  const { pathname } = useLocation();
  const { trigger, isMutating, error } = useLeaveWaitingList();
  const [isGone, setGone] = useState(false);
  const leave = () => {
    const code = matchPath(ROUTE_PATTERNS.waitingList, pathname)?.params.code ?? '';
    // A failure is shown above the button.
    trigger(code).then(
      () => setGone(true),
      () => undefined,
    );
  };
  if (isGone) {
    return (
      <>
        <PageHeading lead={t('waitingList.goneLead')} focusOnMount>
          {t('waitingList.goneTitle')}
        </PageHeading>
        <Actions>
          <LinkButton as={Link} to={paths.start()}>
            {t('waitingList.start')}
          </LinkButton>
        </Actions>
      </>
    );
  }
  return (
    <>
      <PageHeading lead={t('waitingList.lead')}>{t('waitingList.title')}</PageHeading>
      {error && !isMutating ? (
        <ErrorSummary title={t('waitingList.failed')} errors={[{ message: tellFailure(t, error) }]} />
      ) : null}
      <Actions>
        <Button variant="primary" busy={isMutating} busyText={t('waitingList.deleting')} onClick={leave}>
          {t('waitingList.delete')}
        </Button>
      </Actions>
    </>
  );
}
