import type { Lookup } from '@shared/api-client/hooks';
import { useTexts } from '@shared/i18n';
import { Button } from '@shared/ui';

/** A retry button for a failed lookup; the field says what happened. */
export function AskAgain({ of }: { of: Lookup<unknown> }) {
  const { t } = useTexts('vehicles');
  if (of.error === undefined || of.isLoading) return null;
  return (
    <div>
      <Button variant="secondary" onClick={of.retry}>
        {t('picker.askAgain')}
      </Button>
    </div>
  );
}
