import { useState } from 'react';
import type { ApiError } from '@shared/api-client';
import { tellFailure, useTexts } from '@shared/i18n';
import { Actions, Button, ConfirmDialog, ErrorSummary, Notice, PageHeading } from '@shared/ui';
import { useStanding } from '../../routing/useStanding';

interface Props {
  onOpen: () => void;
  busy: boolean;
  failure: ApiError | undefined;
}

/** Opens the quote of a mailed link; a quote this browser holds is replaced only once the person says so. */
export function OpenQuote({ onOpen, busy, failure }: Props) {
  const { t } = useTexts('shell');
  const { storedQuoteId } = useStanding();
  // As it was found: once opened, the stored quote is the mailed one.
  const [holdsAnother] = useState(storedQuoteId !== null);
  const [asking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    onOpen();
  };
  return (
    <>
      <PageHeading lead={t('resumeLink.lead')}>{t('resumeLink.title')}</PageHeading>
      {failure && !busy ? (
        <ErrorSummary title={t('resumeLink.failed')} errors={[{ message: tellFailure(t, failure) }]} />
      ) : null}
      {holdsAnother ? <Notice>{t('resumeLink.holds')}</Notice> : null}
      <Actions>
        <Button
          variant="primary"
          busy={busy}
          busyText={t('resumeLink.opening')}
          onClick={holdsAnother ? () => setAsking(true) : onOpen}
        >
          {t('resumeLink.open')}
        </Button>
      </Actions>
      <ReplaceDialog open={asking} onReplace={confirm} onKeep={() => setAsking(false)} />
    </>
  );
}

interface ReplaceProps {
  open: boolean;
  onReplace: () => void;
  onKeep: () => void;
}

function ReplaceDialog({ open, onReplace, onKeep }: ReplaceProps) {
  const { t } = useTexts('shell');
  return (
    <ConfirmDialog
      open={open}
      tone="primary"
      title={t('resumeLink.replaceTitle')}
      confirmLabel={t('resumeLink.replaceConfirm')}
      cancelLabel={t('resumeLink.replaceCancel')}
      closeLabel={t('common:actions.close')}
      onConfirm={onReplace}
      onCancel={onKeep}
    >
      {t('resumeLink.replaceBody')}
    </ConfirmDialog>
  );
}
