import { useTexts } from '@shared/i18n';
import { Button, Notice, Stack } from '@shared/ui';

/** What the cars are covered for is on the quote; what they are not stands in the catalogue, which did not come. */
export function UnreadCatalogue({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts('bind');
  return (
    <Notice tone="danger">
      <Stack $gap={3}>
        {t('coverages.unread')}
        <div>
          <Button onClick={onRetry}>{t('load.retry')}</Button>
        </div>
      </Stack>
    </Notice>
  );
}
