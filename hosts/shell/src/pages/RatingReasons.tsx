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

/** Only the codes are taken from what the history holds: the words are the page's own, in its language. */
function reasonsIn(state: unknown): ((typeof REASONS)[number] | 'other')[] {
  if (typeof state !== 'object' || state === null || !('ratingErrors' in state)) return [];
  return [...new Set(ratingErrorsOf(state.ratingErrors).map(({ code }) => reasonOf(code)))];
}

/** Why nothing could be priced, each reason in an error box (specification 8): the prices hand it over with the address. */
export function RatingReasons() {
  const { t } = useTexts('shell');
  return reasonsIn(useLocation().state).map((reason) => (
    <Notice key={reason} tone="danger">
      {t(`contactUs.reasons.${reason}`)}
    </Notice>
  ));
}
