import type { ApiError } from '@shared/api-client';
import type { ErrorCode } from '@shared/domain';
import { tellFailure, useMoreTexts, useTexts } from '@shared/i18n';
import { Notice } from '@shared/ui';
import { buyingTexts } from '../locales/buyingTexts';

/** The shown price is outdated: the quote was edited elsewhere, or a new day began. */
const STALE_CODES: ReadonlySet<string> = new Set<ErrorCode>([
  'rates_stale',
  'rate_not_found',
  'version_stale',
]);

/** Why the rate could not be bought, shown under the button. */
export function NotBought({ error }: { error: ApiError }) {
  useMoreTexts(buyingTexts);
  const { t } = useTexts('rates');
  const isStale = error.errors.some(({ code }) => STALE_CODES.has(code));
  const sentence = error.has('moratorium') ? t('trouble.stopped') : t('trouble.buy');
  return <Notice tone="danger">{isStale ? t('trouble.price') : tellFailure(t, error, sentence)}</Notice>;
}
