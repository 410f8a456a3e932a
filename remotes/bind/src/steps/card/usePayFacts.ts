import { formatCents, type PaymentToken } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import type { Fact } from '@shared/ui';
import type { Purchase } from '../../journey/PurchaseStep';
import { useCarrierName } from '../../parts/useCarrierName';

/** The payee, the purpose and the later payments, in exact amounts (reading 7). */
export function usePayFacts({ quote, rate }: Purchase, token: PaymentToken): Fact[] {
  const { t } = useTexts('bind');
  const carrier = useCarrierName(rate.carrier_id);
  const plan = quote.selected_pay_plan;
  const { amount, fee } = plan?.installment_info ?? { amount: 0, fee: 0 };
  const count = plan?.number_of_payments ?? 0;
  const later = t('card.planMonthly', { count, amount: formatCents(amount + fee) });
  return [
    { id: 'carrier', term: t('price.carrier'), value: carrier },
    { id: 'plan', term: t('card.plan'), value: count === 0 ? t('card.planFull') : later },
    { id: 'number', term: t('price.quoteNumber'), value: token.reference },
  ];
}
