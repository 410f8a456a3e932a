import {
  formatDollars,
  monthlyDisplay,
  paymentTotal,
  savingsAgainst,
  type PaymentOption,
} from '@shared/domain';
import type { Translate as TranslateOf } from '@shared/i18n';
import type { Choice } from '@shared/ui';

type Translate = TranslateOf<'bind'>;

function monthlyCard(plan: PaymentOption, months: number, t: Translate): Choice<string> {
  const count = plan.number_of_payments;
  const body = t('payments.monthlyBody', { count, amount: formatDollars(monthlyDisplay(plan)) });
  const total = t('payments.total', { total: formatDollars(paymentTotal(plan)), months });
  return {
    value: plan.plan_code,
    label: t('payments.monthlyTitle', { count: count + 1, deposit: formatDollars(plan.deposit) }),
    help: `${body} ${total}`,
  };
}

/** What paying in full saves against the other plans, in words; nothing where it saves nothing. */
function savings(plan: PaymentOption, others: readonly PaymentOption[], t: Translate): string[] {
  const saved = others.map((other) => savingsAgainst(other, plan));
  const most = Math.max(0, ...saved);
  if (most === 0) return [];
  const isSame = saved.every((each) => each === most);
  return [t(isSame ? 'payments.saves' : 'payments.savesUpTo', { amount: formatDollars(most) })];
}

/** The ways to pay as cards: titles, counts, fees, roundings and savings of section 9. */
export function planCards(options: readonly PaymentOption[], months: number, t: Translate): Choice<string>[] {
  const monthly = options.filter((option) => option.plan_type === 'monthly');
  return options.map((plan) => {
    if (plan.plan_type === 'monthly') return monthlyCard(plan, months, t);
    const body = t('payments.inFullBody', { amount: formatDollars(plan.deposit), months });
    return {
      value: plan.plan_code,
      label: t('payments.inFullTitle'),
      help: [body, ...savings(plan, monthly, t)].join(' '),
    };
  });
}
