import {
  defaultPlan,
  finalQuoteOptions,
  formatDollars,
  inFull,
  isPaidOnline,
  monthlyDisplay,
  paymentTotal,
  type InFull,
  type PaymentOption,
  type Rate,
} from '@shared/domain';
import type { Translate as TranslateOf } from '@shared/i18n';
import { PaymentBar, space, type Choice } from '@shared/ui';
import { styled } from 'styled-components';

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

/** Paying in full, and how much less that is than the plan that is in view at first (reading 54). */
function inFullCard(
  plan: PaymentOption,
  { price, savings }: InFull,
  { months, count, isOnline }: { months: number; count: number; isOnline: boolean },
  t: Translate,
): Choice<string> {
  const body = t(isOnline ? 'payments.inFullBody' : 'payments.inFullByPhone', {
    amount: formatDollars(price),
    months,
  });
  const saves = savings > 0 ? [t('payments.saves', { amount: formatDollars(savings), count })] : [];
  return { value: plan.plan_code, label: t('payments.inFullTitle'), help: [body, ...saves].join(' ') };
}

const drawnPayments = (plan: PaymentOption) => ({
  total: paymentTotal(plan),
  deposit: plan.deposit,
  payments: plan.number_of_payments,
});

/** The payment options as cards: titles, counts, fees, rounding and savings of section 9, and their payments drawn. */
export function planCards(rate: Rate, t: Translate): Choice<string>[] {
  const months = rate.term.duration;
  const whole = inFull(rate);
  const plans = finalQuoteOptions(rate.payment_options);
  const count = (defaultPlan(plans)?.number_of_payments ?? 0) + 1;
  const end = Math.max(...plans.map(paymentTotal));
  return plans.map((plan) => {
    const isWhole = plan.plan_type === 'pay_in_full' && whole;
    const card = isWhole
      ? inFullCard(plan, whole, { months, count, isOnline: isPaidOnline(rate.carrier_id, plan) }, t)
      : monthlyCard(plan, months, t);
    const help = (
      <>
        {card.help}
        <Drawn>
          <PaymentBar plan={drawnPayments(plan)} end={end} height={20} />
        </Drawn>
      </>
    );
    return { ...card, help };
  });
}

const Drawn = styled.span`
  display: block;
  margin-block-start: ${space(2)};
`;
