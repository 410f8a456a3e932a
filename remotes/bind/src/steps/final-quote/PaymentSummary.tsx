import {
  finalQuoteOptions,
  formatDollars,
  isPaidOnline,
  lowestMonthly,
  laterPayments,
  monthlyDisplay,
  paymentTotal,
  type PaymentOption,
  type PlanView,
  type Quote,
  type Rate,
} from '@shared/domain';
import { formatDate, type Translate, useTexts } from '@shared/i18n';
import { FactList, PaymentSchedule, SectionHeading, Stack, Text, type Fact } from '@shared/ui';

interface PaymentSummaryProps {
  quote: Quote;
  rate: Rate;
  /** The plan in view since the estimate. */
  view: PlanView;
}

/** What is paid and when, in the way of paying chosen on the estimate (reading 54), then section 9's other ways. */
export function PaymentSummary({ quote, rate, view }: PaymentSummaryProps) {
  const { t } = useTexts('bind');
  const { count, today, later, fee } = view;
  const words = { count: count + 1, today: formatDollars(today), later: formatDollars(later) };
  const inFull = t(view.isByPhone ? 'finalQuote.onceByPhone' : 'finalQuote.once', words);
  return (
    <Stack as="section" $gap={4} aria-label={t('finalQuote.payLabel')}>
      <SectionHeading>
        {count === 0 ? inFull : t('finalQuote.payments', { ...words, count, number: count + 1 })}
      </SectionHeading>
      {count === 0 ? null : <Schedule {...{ quote, view }} />}
      <FactList facts={[...lowestFacts(rate, t), ...inFullFacts(rate, view, t)]} />
      {count > 0 && fee > 0 ? (
        <Text $size={14} $muted>
          {t('finalQuote.fee', { fee: formatDollars(fee) })}
        </Text>
      ) : null}
      <Text $size={14}>{t('finalQuote.charged')}</Text>
    </Stack>
  );
}

/** Each payment on its day. */
function Schedule({ quote, view }: Omit<PaymentSummaryProps, 'rate'>) {
  const { t, language } = useTexts('bind');
  const { today, later, option } = view;
  const first = { id: 'today', cents: today, amount: formatDollars(today), day: t('finalQuote.dueToday') };
  const rest = laterPayments(option, quote.term?.effective ?? '').map(({ due }) => ({
    id: due,
    cents: later,
    amount: formatDollars(later),
    day: formatDate(due, language, 'day'),
  }));
  return <PaymentSchedule payments={[first, ...rest]} />;
}

/** As low as per month, with its schedule; a single later payment is not a monthly price (reading 51). */
function lowestFacts(rate: Rate, t: Translate<'bind'>): Fact[] {
  const plan: PaymentOption | null = lowestMonthly(finalQuoteOptions(rate.payment_options));
  if (plan === null || plan.number_of_payments === 1) return [];
  const words = {
    count: plan.number_of_payments,
    amount: formatDollars(monthlyDisplay(plan)),
    deposit: formatDollars(plan.deposit),
    total: formatDollars(paymentTotal(plan)),
  };
  return [{ id: 'lowest', term: t('finalQuote.asLowAs'), value: t('finalQuote.asLowAsValue', words) }];
}

/** What paying in full costs and saves against the plan in view; if it is in view itself, against the monthly one. */
function inFullFacts(rate: Rate, { count, total, saving }: PlanView, t: Translate<'bind'>): Fact[] {
  if (saving === 0) return [];
  const whole = count > 0 ? total - saving : total;
  const isOnline = isPaidOnline(rate.carrier_id, { plan_type: 'pay_in_full' });
  const amount = formatDollars(whole);
  const price = isOnline
    ? t('finalQuote.inFullToday', { amount })
    : t('finalQuote.byPhone', { price: amount });
  const words = { price, saved: formatDollars(saving), total: formatDollars(whole + saving) };
  return count > 0
    ? [
        {
          id: 'inFull',
          term: t('finalQuote.inFull'),
          value: t('finalQuote.inFullSaves', words),
        },
      ]
    : [{ id: 'saved', term: t('finalQuote.youSave'), value: t('finalQuote.savesAgainst', words) }];
}
