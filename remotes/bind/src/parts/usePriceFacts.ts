import { formatDollars, planTypeFor, shownTotal, type Quote, type Rate } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import type { Fact } from '@shared/ui';
import { useCarrierName } from './useCarrierName';

/** Facts about the frozen price: carrier, shown total, way of paying, quote number (readings 8 and 54). */
export function usePriceFacts(quote: Quote, rate: Rate): Fact[] {
  const { t } = useTexts('bind');
  const carrier = useCarrierName(rate.carrier_id);
  const amount = formatDollars(shownTotal(rate, planTypeFor(rate)));
  const plan = rate.pay_in_full ? t('price.planFull') : t('price.planMonthly');
  return [
    { id: 'carrier', term: t('price.carrier'), value: carrier },
    {
      id: 'premium',
      term: t('price.premium'),
      value: t('price.premiumValue', { amount, months: rate.term.duration }),
    },
    { id: 'plan', term: t('price.plan'), value: plan },
    // Assigned by the final rating if the quote was not emailed before.
    ...(quote.quote_number === null
      ? []
      : [{ id: 'number', term: t('price.quoteNumber'), value: quote.quote_number }]),
  ];
}
