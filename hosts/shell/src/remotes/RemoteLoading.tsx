import { useTexts } from '@shared/i18n';
import { Page, Skeleton } from '@shared/ui';
import { useEffect, useState } from 'react';
import { FailurePanel } from './FailurePanel';

/** Milliseconds of gray; with what comes before it, less than the five seconds after which a person wants to know. */
const PATIENCE = 3500;

/**
 * The shape of what comes, while a part of the site is fetched; where that takes long, words and the ways on. It is waited
 * for all the same, and shows when it is there.
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
    <Page>
      <Skeleton shape="lines" count={4} label={t('loading')} />
    </Page>
  );
}
