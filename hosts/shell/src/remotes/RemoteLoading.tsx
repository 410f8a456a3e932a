import { useTexts } from '@shared/i18n';
import { Page, Skeleton } from '@shared/ui';
import { useEffect, useState } from 'react';
import { FailurePanel } from './FailurePanel';

/** Milliseconds until the text appears, so that in total it takes less than five seconds. */
const PATIENCE = 3500;

/**
 * A skeleton while a remote loads; if that takes long, a text and other options. The remote is still shown when it
 * loads.
 */
export function RemoteLoading({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTexts('shell');
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isLate) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isLate]);
  const retry = () => {
    setLate(false);
    onRetry?.();
  };
  if (isLate) return <FailurePanel isLate onRetry={onRetry && retry} />;
  return (
    <Page data-room="">
      <Skeleton shape="lines" count={4} label={t('loading')} />
    </Page>
  );
}
