import { formatCents, formatDollars, laterPayments, type PaymentOption } from '@shared/domain';
import { formatDate, useTexts } from '@shared/i18n';
import { FactList, SectionHeading, Stack, Text } from '@shared/ui';

interface PaymentDatesProps {
  plan: PaymentOption;
  /** The first day of the policy, an ISO date. */
  effective: string;
  carrier: string;
  /** To the cent, where the card is charged (reading 54). */
  isExact?: boolean;
}

/** Date and amount of every payment, and how the later ones are collected. */
export function PaymentDates({ plan, effective, carrier, isExact = false }: PaymentDatesProps) {
  const { t, language } = useTexts('bind');
  const later = laterPayments(plan, effective);
  const format = isExact ? formatCents : formatDollars;
  const fee = format(plan.installment_info.fee);
  const notes = [
    isExact ? t('paymentDates.rounding') : '',
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
            value: format(plan.deposit),
          },
          ...later.map(({ due, amount, fee: each }) => ({
            id: due,
            term: formatDate(due, language, 'long'),
            value: format(amount + each),
          })),
        ]}
      />
      <Text $size={14} $muted>
        {notes.filter((note) => note !== '').join(' ')}
      </Text>
    </Stack>
  );
}
