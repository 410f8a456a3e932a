import { useTexts } from '@shared/i18n';
import { Button, Notice, Stack } from '@shared/ui';
import type { ReactNode } from 'react';

/** A part of the screen that failed to load, with a retry; the rest stays. */
export function PartFailed({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const { t } = useTexts('bind');
  return (
    <Notice tone="danger">
      <Stack $gap={3}>
        {children}
        <div>
          <Button onClick={onRetry}>{t('load.retry')}</Button>
        </div>
      </Stack>
    </Notice>
  );
}
