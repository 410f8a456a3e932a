import type { PaymentToken } from '@shared/domain';
import { tellFailure, useTexts } from '@shared/i18n';
import { Button, Dialog, VisuallyHidden } from '@shared/ui';
import { useState } from 'react';
import { useTimeToPay } from './useTimeToPay';

interface TimeToPayProps {
  token: PaymentToken;
  onOver: () => void;
}

/** Warns before the payment closes, and keeps it open at one press (WCAG 2.2.1). Each minute that passes is announced. */
export function TimeToPay({ token, onOver }: TimeToPayProps) {
  const { t } = useTexts('bind');
  const { minutes, canExtend, extend, isAsking, error } = useTimeToPay(token, onOver);
  // Closed, it comes back with the next minute.
  const [closedAt, setClosedAt] = useState<number | null>(null);
  if (minutes === null) return null;
  const title = t('card.time.title', { count: minutes });
  const more = (
    <Button variant="primary" busy={isAsking} onClick={() => void extend()}>
      {t('card.time.more')}
    </Button>
  );
  return (
    <Dialog
      open={closedAt !== minutes}
      title={title}
      onClose={() => setClosedAt(minutes)}
      closeLabel={t('card.time.close')}
      actions={canExtend ? more : undefined}
    >
      <VisuallyHidden as="output">{title}</VisuallyHidden>
      <p>{t(canExtend ? 'card.time.body' : 'card.time.last')}</p>
      {error && !isAsking ? <p role="alert">{tellFailure(t, error)}</p> : null}
    </Dialog>
  );
}
