import type { ApiError } from '@shared/api-client';
import { tellFailure, useTexts } from '@shared/i18n';
import { Button, Stack, Text } from '@shared/ui';

/** A failed request beside the price, with a retry. */
export function NotWorkedOut({
  error,
  text,
  onRetry,
}: {
  error: ApiError;
  text: string;
  onRetry: () => void;
}) {
  const { t } = useTexts('rates');
  return (
    <Stack $gap={3} role="alert">
      <Text>{tellFailure(t, error, text)}</Text>
      <div>
        <Button onClick={onRetry}>{t('failure.retry')}</Button>
      </div>
    </Stack>
  );
}
