import {
  finalQuoteOptions,
  formatDollars,
  inFull,
  monthlyDisplay,
  paymentTotal,
  type InFull,
  type PaymentOption,
  type Rate,
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

/** Paying in full, with its savings against the most expensive plan (reading 44). */
function inFullCard(
  plan: PaymentOption,
  { price, savings }: InFull,
  months: number,
  t: Translate,
): Choice<string> {
  const body = t('payments.inFullBody', { amount: formatDollars(price), months });
  const saves = savings > 0 ? [t('payments.saves', { amount: formatDollars(savings) })] : [];
  return { value: plan.plan_code, label: t('payments.inFullTitle'), help: [body, ...saves].join(' ') };
}

/** The payment options as cards: titles, counts, fees, rounding and savings of section 9. */
export function planCards(rate: Rate, t: Translate): Choice<string>[] {
  const months = rate.term.duration;
  const whole = inFull(rate);
  return finalQuoteOptions(rate.payment_options).map((plan) =>
    plan.plan_type === 'pay_in_full' && whole
      ? inFullCard(plan, whole, months, t)
      : monthlyCard(plan, months, t),
  );
}
