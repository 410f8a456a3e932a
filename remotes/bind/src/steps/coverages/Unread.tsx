import { useTexts } from '@shared/i18n';
import { Button, Notice, Stack } from '@shared/ui';
import type { ReactNode } from 'react';

/** A part of the screen that did not come, said in its place, to be asked for again; what is there stays. */
export function Unread({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
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
