import type { Quote } from '@shared/domain';
import { formatDate, type TextTools } from '@shared/i18n';

/** The two answers about the shopper as text, if given. */
export function aboutLines(
  quote: Quote,
  { t, language }: TextTools<'quotes'>,
): { home: string[]; insurance: string[] } {
  const { homeowner, currently_insured, prior_policy } = quote;
  return {
    home: homeowner === null ? [] : [homeowner ? t('review.homeOwned') : t('review.homeNotOwned')],
    insurance: currently_insured === null ? [] : [insurance()],
  };

  function insurance(): string {
    if (prior_policy === null) return t('review.notInsured');
    const { insurer_name: insurer, term_expiration } = prior_policy;
    return t('review.insured', { insurer, date: formatDate(term_expiration, language) });
  }
}
