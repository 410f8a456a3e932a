import { formatDollars } from '@shared/domain';
import type { TextLanguage, Translate } from '@shared/i18n';
import type { PricedOffer } from '../plan/pricesOnAxis';

const shortName = ({ carrier }: PricedOffer): string => carrier.short_name ?? carrier.name;

/** The heading: who is lowest and by how much, or how much more the chosen one is; each a difference of two totals in view. */
export function answerOf(
  offers: readonly PricedOffer[],
  chosen: PricedOffer,
  t: Translate<'rates'>,
  language: TextLanguage,
): string {
  const carrier = shortName(chosen);
  if (offers.length < 2) return t('overview.heading', { carrier });
  const sorted = offers.toSorted((one, other) => one.view.total - other.view.total);
  const least = sorted[0]?.view.total ?? 0;
  const more = chosen.view.total - least;
  if (more > 0) return t('overview.more', { carrier, amount: formatDollars(more) });
  const lowest = offers.filter(({ view }) => view.total === least);
  if (lowest.length > 1) {
    const carriers = new Intl.ListFormat(language).format(lowest.map(shortName));
    return t('overview.tied', { carriers });
  }
  return t('overview.lowest', { carrier, amount: formatDollars((sorted[1]?.view.total ?? least) - least) });
}

/** From the lowest total to the highest, in cents. */
export function spreadOf(offers: readonly PricedOffer[]): number {
  const totals = offers.map(({ view }) => view.total);
  return Math.max(...totals) - Math.min(...totals);
}
