import { useState } from 'react';
import type { ApiError } from '@shared/api-client';
import { tellFailure, useTexts } from '@shared/i18n';
import { Actions, Button, ConfirmDialog, ErrorSummary, Notice, PageHeading } from '@shared/ui';
import { useGuardFacts } from '../../routing/useGuardFacts';

interface Props {
  onOpen: () => void;
  busy: boolean;
  failure: ApiError | undefined;
}

/** Opens the quote of an emailed link; asks before it replaces another stored quote. */
export function OpenQuote({ onOpen, busy, failure }: Props) {
  const { t } = useTexts('shell');
  const { storedQuoteId } = useGuardFacts();
  // Read once, since after opening the stored quote is the emailed one.
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
