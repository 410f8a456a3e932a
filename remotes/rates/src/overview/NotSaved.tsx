import type { ApiError } from '@shared/api-client';
import { tellFailure, useTexts } from '@shared/i18n';
import { Notice } from '@shared/ui';

/** Why a package could not be saved. */
export function NotSaved({ failure }: { failure: ApiError }) {
  const { t } = useTexts('rates');
  const words = t(failure.has('version_stale') ? 'trouble.stale' : 'trouble.saving');
  return <Notice tone="danger">{tellFailure(t, failure, words)}</Notice>;
}
