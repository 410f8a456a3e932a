import { useTexts } from '@shared/i18n';
import { Button, Stack, Text } from '@shared/ui';

/** An answer beside the price that did not come, to be asked for again. */
export function NotWorkedOut({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTexts('rates');
  return (
    <Stack $gap={3} role="alert">
      <Text>{text}</Text>
      <div>
        <Button onClick={onRetry}>{t('failure.retry')}</Button>
      </div>
    </Stack>
  );
}
