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
        {...(isOnce
          ? { label: t('finalQuote.twoPayments'), amount: deposit, per: t('finalQuote.today', { amount }) }
          : { label: t('finalQuote.asLowAs'), amount, per: t('finalQuote.perMonth') })}
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
          ...inFullFacts(plan, whole, t),
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

/** Paying in full, and how much less that is than the plan beside it, as both totals are shown (reading 54). */
function inFullFacts(plan: PaymentOption, whole: InFull | null, t: Translate<'bind'>): Fact[] {
  if (whole === null) return [];
  const amount = formatDollars(whole.price);
  const savings = paymentTotal(plan) - whole.price;
  const value = savings > 0 ? t('finalQuote.inFullSaves', { amount, saved: formatDollars(savings) }) : amount;
  return [{ id: 'inFull', term: t('finalQuote.inFull'), value }];
}
