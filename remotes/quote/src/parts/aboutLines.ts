import { isInsured, type Quote } from '@shared/domain';
import { formatDate, type TextTools } from '@shared/i18n';

/** The two answers about the shopper as text, if given; the insurance as it counts on an ISO date (reading 55). */
export function aboutLines(
  quote: Quote,
  { t, language }: TextTools<'quotes'>,
  today: string,
): { home: string[]; insurance: string[] } {
  const { homeowner, currently_insured, prior_policy } = quote;
  return {
    home: homeowner === null ? [] : [homeowner ? t('review.homeOwned') : t('review.homeNotOwned')],
    insurance: currently_insured === null ? [] : [insurance()],
  };

  function insurance(): string {
    const isNow = isInsured(quote, today);
    if (prior_policy === null) return t(isNow ? 'edit.insuredYes' : 'review.notInsured');
    const { insurer_name: insurer, term_expiration } = prior_policy;
    const date = formatDate(term_expiration, language);
    return t(isNow ? 'review.insured' : 'review.ended', { insurer, date });
  }
}
