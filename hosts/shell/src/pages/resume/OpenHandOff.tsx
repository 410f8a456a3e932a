import { useEffect, useRef } from 'react';
import type { ApiError } from '@shared/api-client';
import { tellFailure, useTexts } from '@shared/i18n';
import { Actions, Button, ErrorSummary, PageHeading } from '@shared/ui';

interface Props {
  onOpen: () => void;
  busy: boolean;
  failure: ApiError | undefined;
}

/**
 * Opens the quote that a partner's page hands over, by itself: no email program ever sees this address, and its code is
 * a minute old at most (ADR 0044).
 */
export function OpenHandOff({ onOpen, busy, failure }: Props) {
  const { t } = useTexts('shell');
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    onOpen();
  }, [onOpen]);
  if (!failure || busy) return <PageHeading lead={t('handOff.lead')}>{t('handOff.title')}</PageHeading>;
  return (
    <>
      <PageHeading focusOnMount>{t('handOff.failedTitle')}</PageHeading>
      <ErrorSummary title={t('handOff.failed')} errors={[{ message: tellFailure(t, failure) }]} />
      <Actions>
        <Button variant="primary" onClick={onOpen}>
          {t('handOff.again')}
        </Button>
      </Actions>
    </>
  );
}
