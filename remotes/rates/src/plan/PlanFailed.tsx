import type { ApiError } from '@shared/api-client';
import { tellFailure, useMoreTexts, useTexts } from '@shared/i18n';
import { Button, Notice, Stack } from '@shared/ui';
import { buyingTexts } from '../locales/buyingTexts';

/** The price of another plan or package failed to load, so the previous one is shown (reading 10). */
export function PlanFailed({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  useMoreTexts(buyingTexts);
  const { t } = useTexts('rates');
  return (
    <Notice tone="danger">
      <Stack $gap={3}>
        {tellFailure(t, error, t('trouble.plan'))}
        <div>
          <Button onClick={onRetry}>{t('failure.retry')}</Button>
        </div>
      </Stack>
    </Notice>
  );
}
