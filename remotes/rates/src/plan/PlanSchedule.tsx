import { formatDollars } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { FactList, Text } from '@shared/ui';
import type { PlanView } from './planView';

/** What is due today and what follows. */
export function PlanSchedule({ view }: { view: PlanView }) {
  const { t } = useTexts('rates');
  const then =
    view.payments === 0
      ? t('plan.noPayments')
      : t('plan.paymentsValue', { count: view.payments, amount: formatDollars(view.installment) });
  return (
    <>
      <FactList
        facts={[
          { id: 'deposit', term: t('plan.downPayment'), value: formatDollars(view.deposit) },
          { id: 'payments', term: t('plan.payments'), value: then },
        ]}
      />
      {view.payments > 0 && view.fee > 0 ? (
        <Text $size={14} $muted>
          {t('plan.paymentsFee', { fee: formatDollars(view.fee) })}
        </Text>
      ) : null}
    </>
  );
}
