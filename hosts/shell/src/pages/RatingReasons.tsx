import { ratingErrorsOf } from '@shared/domain';
import { useLocation } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Notice } from '@shared/ui';

const REASONS = [
  'rater_error',
  'quote_incomplete',
  'credit_score_missing',
  'no_licensed_driver',
  'too_many_at_fault',
  'dwi_suspended',
] as const;

const reasonOf = (code: string) => REASONS.find((known) => known === code) ?? 'other';

/** Takes only the codes from the router state; the texts are the page's own. */
function reasonsIn(state: unknown): ((typeof REASONS)[number] | 'other')[] {
  if (typeof state !== 'object' || state === null || !('ratingErrors' in state)) return [];
  return [...new Set(ratingErrorsOf(state.ratingErrors).map(({ code }) => reasonOf(code)))];
}

/**
 * Why no carrier offered a rate, each reason in an error box (specification 8), from the price screen's router state.
 */
export function RatingReasons() {
  const { t } = useTexts('shell');
  return reasonsIn(useLocation().state).map((reason) => (
    <Notice key={reason} tone="danger">
      {t(`contactUs.reasons.${reason}`)}
    </Notice>
  ));
}
