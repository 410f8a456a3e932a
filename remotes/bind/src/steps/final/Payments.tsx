import {
  formatCents,
  laterPayments,
  paymentCalendar,
  type Carrier,
  type PaymentOption,
  type Quote,
} from '@shared/domain';
import { type Translate, useTexts } from '@shared/i18n';
import { Actions, LinkButton, Stack } from '@shared/ui';
import { PaymentMonths } from './PaymentMonths';

interface PaymentsProps {
  quote: Quote;
  carrier: Carrier;
}

/** What was paid, what is due when, and a calendar file; nothing if all is paid. */
export function Payments({ quote, carrier }: PaymentsProps) {
  const { t } = useTexts('bind');
  const { selected_pay_plan: plan, term } = quote;
  if (plan === null || term === null || plan.number_of_payments === 0) return null;
  return (
    <Stack $gap={4}>
      <PaymentMonths plan={plan} effective={term.effective} />
      <Actions>
        <LinkButton
          href={calendarAddress({ quote, carrier }, plan, t)}
          download={`${t('paymentDates.calendarFile')}.ics`}
        >
          {t('paymentDates.calendar')}
        </LinkButton>
      </Actions>
    </Stack>
  );
}

/** A data URL, which needs no server and no cleanup. */
function calendarAddress(
  { quote, carrier }: PaymentsProps,
  plan: PaymentOption,
  t: Translate<'bind'>,
): string {
  const { term, policy_number: number, covered_from: since } = quote;
  const payments = laterPayments(plan, term?.effective ?? '').map(({ due, amount, fee }) => ({
    due,
    summary: t('paymentDates.event', { amount: formatCents(amount + fee), carrier: carrier.name, number }),
  }));
  const text = paymentCalendar(number ?? '', payments, new Date(since ?? term?.effective ?? 0));
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`;
}
