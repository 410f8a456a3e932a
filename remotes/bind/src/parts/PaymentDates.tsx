import { formatCents, laterPayments, type PaymentOption } from '@shared/domain';
import { formatDate, useTexts } from '@shared/i18n';
import { FactList, SectionHeading, Stack, Text } from '@shared/ui';

interface PaymentDatesProps {
  plan: PaymentOption;
  /** The first day of the policy, an ISO date. */
  effective: string;
  carrier: string;
}

/** Date and exact amount of every payment, and how the later ones are collected. */
export function PaymentDates({ plan, effective, carrier }: PaymentDatesProps) {
  const { t, language } = useTexts('bind');
  const later = laterPayments(plan, effective);
  const fee = formatCents(plan.installment_info.fee);
  const notes = [
    t('paymentDates.charged'),
    later.length > 0 ? t('paymentDates.billed', { carrier }) : '',
    later.length > 0 && plan.installment_info.fee > 0 ? t('paymentDates.fees', { fee }) : '',
  ];
  return (
    <Stack as="section" $gap={3} aria-label={t('paymentDates.title')}>
      <SectionHeading $size={20}>{t('paymentDates.title')}</SectionHeading>
      <FactList
        facts={[
          {
            id: 'first',
            term: t('paymentDates.today'),
            value: formatCents(plan.deposit),
          },
          ...later.map(({ due, amount, fee: each }) => ({
            id: due,
            term: formatDate(due, language, 'long'),
            value: formatCents(amount + each),
          })),
        ]}
      />
      <Text $size={14} $muted>
        {notes.filter((note) => note !== '').join(' ')}
      </Text>
    </Stack>
  );
}
