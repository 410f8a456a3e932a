import {
  finalQuoteOptions,
  formatDollars,
  inFull,
  lowestMonthly,
  MONITORING_MONTHS,
  monthlyDisplay,
  paymentTotal,
  type InFull,
  type PaymentOption,
  type Rate,
} from '@shared/domain';
import { type Translate, useTexts } from '@shared/i18n';
import { Card, FactList, PriceTag, Stack, Text, type Fact } from '@shared/ui';

/**
 * The price in section 9's wording: as low as per month, the down payment, the payments, and the savings of paying in
 * full.
 */
export function AsLowAs({ rate }: { rate: Rate }) {
  const { t } = useTexts('bind');
  const months = rate.term.duration;
  const whole = inFull(rate);
  const plan = lowestMonthly(finalQuoteOptions(rate.payment_options));
  return (
    <Card $tone="accent" as="section" aria-label={t('finalQuote.priceLabel')}>
      <Stack $gap={5}>
        {plan ? <Monthly plan={plan} whole={whole} months={months} /> : null}
        {whole && !plan ? (
          <PriceTag amount={formatDollars(whole.price)} per={t('finalQuote.forTerm', { months })} />
        ) : null}
        {rate.monitored_driver ? (
          <Text $size={14}>{t('finalQuote.tracked', { months: MONITORING_MONTHS })}</Text>
        ) : null}
      </Stack>
    </Card>
  );
}

interface MonthlyProps {
  plan: PaymentOption;
  whole: InFull | null;
  months: number;
}

function Monthly({ plan, whole, months }: MonthlyProps) {
  const { t } = useTexts('bind');
  const amount = formatDollars(monthlyDisplay(plan));
  const deposit = formatDollars(plan.deposit);
  const count = plan.number_of_payments;
  // A single later payment is not a monthly price and must not look like one (reading 51).
  const isOnce = count === 1;
  const { fee } = plan.installment_info;
  return (
    <>
      <PriceTag
        label={isOnce ? t('finalQuote.twoPayments') : t('finalQuote.asLowAs')}
        amount={isOnce ? deposit : amount}
        per={isOnce ? t('finalQuote.today', { amount }) : t('finalQuote.perMonth')}
        total={t('finalQuote.inAll', { total: formatDollars(paymentTotal(plan)), months })}
      />
      <FactList
        facts={[
          { id: 'deposit', term: t('finalQuote.downPayment'), value: deposit },
          {
            id: 'payments',
            term: t('finalQuote.payments'),
            value: t('finalQuote.paymentsValue', { amount, count }),
          },
          ...inFullFacts(whole, t),
        ]}
      />
      {fee > 0 ? (
        <Text $size={14} $muted>
          {t('finalQuote.fee', { fee: formatDollars(fee) })}
        </Text>
      ) : null}
    </>
  );
}

function inFullFacts(whole: InFull | null, t: Translate<'bind'>): Fact[] {
  if (whole === null) return [];
  const amount = formatDollars(whole.price);
  const saves = t('finalQuote.inFullSaves', { amount, saved: formatDollars(whole.savings) });
  return [{ id: 'inFull', term: t('finalQuote.inFull'), value: whole.savings > 0 ? saves : amount }];
}
