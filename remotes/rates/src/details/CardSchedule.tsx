import { useToday } from '@shared/api-client/hooks';
import { addDays, addMonths, formatDollars, laterPayments, type PlanView, type Quote } from '@shared/domain';
import { formatDate, useMoreTexts, useTexts } from '@shared/i18n';
import { PaymentSchedule, SectionHeading, Stack, Text } from '@shared/ui';
import { detailsTexts } from '../locales/detailsTexts';
import { perText } from '../plan/perText';

interface Props {
  quote: Quote;
  view: PlanView;
  /** Of the term. */
  months: number;
}

/** The payments in words (reading 51), then each on its day; a policy without a date starts tomorrow (reading 14). */
export function CardSchedule({ quote, view, months }: Props) {
  useMoreTexts(detailsTexts);
  const { t, language } = useTexts('rates');
  const tomorrow = addDays(useToday(quote.address), 1);
  const start = quote.term?.effective ?? tomorrow;
  const { today, later, count, option } = view;
  const schedule = {
    count: count + 1,
    amount: formatDollars(today),
    per: perText(view, months, t),
  };
  const first = { id: start, cents: today, amount: formatDollars(today), day: t('schedule.today') };
  const rest = laterPayments(option, start).map(({ due }) => ({
    id: due,
    cents: later,
    amount: formatDollars(later),
    day: formatDate(due, language, 'day'),
  }));
  const dates = {
    from: formatDate(start, language, 'day'),
    to: formatDate(addMonths(start, months), language, 'day'),
  };
  return (
    <Stack $gap={3}>
      <SectionHeading as="h3" $size={20}>
        {t('schedule.heading', schedule)}
      </SectionHeading>
      <PaymentSchedule payments={[first, ...rest]} />
      <Text $size={14} $muted>
        {t('schedule.dates', dates)}
      </Text>
    </Stack>
  );
}
