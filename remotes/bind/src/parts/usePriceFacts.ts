import { useCarriers } from '@shared/api-client/hooks';
import { formatCents, type Quote, type Rate } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import type { Fact } from '@shared/ui';

/** The frozen price in words: carrier, amount to the cent, way of paying, quote number (reading 8). */
export function usePriceFacts(quote: Quote, rate: Rate): Fact[] {
  const { t } = useTexts('bind');
  const { data: carriers } = useCarriers();
  const carrier = carriers?.find(({ id }) => id === rate.carrier_id)?.name ?? rate.carrier_id;
  const premium = rate.payment_options[0]?.premium ?? rate.policy_premium;
  const amount = formatCents(premium);
  const plan = quote.pay_in_full ? t('price.planFull') : t('price.planMonthly');
  return [
    { id: 'carrier', term: t('price.carrier'), value: carrier },
    {
      id: 'premium',
      term: t('price.premium'),
      value: t('price.premiumValue', { amount, months: rate.term.duration }),
    },
    { id: 'plan', term: t('price.plan'), value: plan },
    { id: 'number', term: t('price.quoteNumber'), value: quote.quote_number },
  ];
}
