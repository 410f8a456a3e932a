import { useTexts } from '@shared/i18n';
import { Button, Notice, Stack } from '@shared/ui';

/** A part of the screen that failed to load, with a retry. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts('rates');
  return (
    <Notice tone="danger">
      <Stack $gap={3}>
        {t('failure.part')}
        <div>
          <Button onClick={onRetry}>{t('failure.retry')}</Button>
        </div>
      </Stack>
    </Notice>
  );
}
