import { useTexts } from '@shared/i18n';
import { Button, Notice, Stack } from '@shared/ui';

/** A part of a form that failed to load, with a retry; what was typed stays. */
export function LoadFailure({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { t } = useTexts('bind');
  return (
    <div role="alert">
      <Notice tone="danger" title={title}>
        <Stack $gap={2}>
          <Button onClick={onRetry}>{t('load.retry')}</Button>
        </Stack>
      </Notice>
    </div>
  );
}
