import { formatCents, type Carrier, type PaymentOption, type Quote } from '@shared/domain';
import { type Translate, formatDate, useTexts } from '@shared/i18n';
import { Card, CarrierLogo, FactList, Row, SectionHeading, Stack, Text, type Fact } from '@shared/ui';

/** Carrier, policy number, dates, and the exact charge (specification 2.12, reading 7). */
export function PolicyCard({ quote, carrier }: { quote: Quote; carrier: Carrier }) {
  const { t, language } = useTexts('bind');
  const plan = quote.selected_pay_plan;
  const from = formatDate(quote.term?.effective ?? '', language);
  const to = formatDate(quote.term?.expires ?? '', language);
  return (
    <Card $tone="accent" as="section" aria-label={t('policy.cardLabel')}>
      <Stack $gap={4}>
        <Row $gap={4}>
          <CarrierLogo tag={carrier.tag} size={56} />
          <SectionHeading>{carrier.name}</SectionHeading>
        </Row>
        <FactList
          facts={[
            { id: 'number', term: t('policy.number'), value: quote.policy_number },
            { id: 'dates', term: t('policy.dates'), value: t('policy.datesValue', { from, to }) },
            ...chargeFacts(plan, t),
          ]}
        />
        <Text $size={14} $muted>
          {plan && plan.number_of_payments > 0
            ? t('policy.installmentsNote', { carrier: carrier.name })
            : t('policy.nothingDue')}
        </Text>
      </Stack>
    </Card>
  );
}

function chargeFacts(plan: PaymentOption | null, t: Translate<'bind'>): Fact[] {
  if (plan === null) return [];
  const { amount, fee } = plan.installment_info;
  const count = plan.number_of_payments;
  const value = t('policy.installmentsValue', { count, amount: formatCents(amount + fee) });
  return [
    { id: 'charged', term: t('policy.charged'), value: formatCents(plan.deposit) },
    ...(count > 0 ? [{ id: 'installments', term: t('policy.installments'), value }] : []),
  ];
}
