import type { ApiError } from '@shared/api-client';
import { tellFailure, useMoreTexts, useTexts } from '@shared/i18n';
import { Notice } from '@shared/ui';
import { buyingTexts } from '../locales/buyingTexts';

/** Why a package could not be saved. */
export function NotSaved({ failure }: { failure: ApiError }) {
  useMoreTexts(buyingTexts);
  const { t } = useTexts('rates');
  const words = t(failure.has('version_stale') ? 'trouble.stale' : 'trouble.saving');
  return <Notice tone="danger">{tellFailure(t, failure, words)}</Notice>;
}
