import {
  finalQuoteOptions,
  formatDollars,
  lowestMonthly,
  monthlyDisplay,
  payInFullPlan,
  paymentTotal,
  savingsAgainst,
  type PaymentOption,
  type Rate,
} from '@shared/domain';
import { type Translate, useTexts } from '@shared/i18n';
import { Card, FactList, PriceTag, Stack, Text, type Fact } from '@shared/ui';

/** The price as section 9 words it: as low as a month, the down payment, the payments, and what paying in full saves. */
export function AsLowAs({ rate }: { rate: Rate }) {
  const { t } = useTexts('bind');
  const options = finalQuoteOptions(rate.payment_options);
  const monthly = lowestMonthly(options);
  const inFull = payInFullPlan(options);
  const months = rate.term.duration;
  return (
    <Card $tone="accent" as="section" aria-label={t('finalQuote.priceLabel')}>
      <Stack $gap={5}>
        {monthly ? <Monthly plan={monthly} inFull={inFull} months={months} /> : null}
        {inFull && !monthly ? (
          <PriceTag amount={formatDollars(inFull.deposit)} per={t('finalQuote.forTerm', { months })} />
        ) : null}
      </Stack>
    </Card>
  );
}

interface MonthlyProps {
  plan: PaymentOption;
  inFull: PaymentOption | null;
  months: number;
}

function Monthly({ plan, inFull, months }: MonthlyProps) {
  const { t } = useTexts('bind');
  const amount = formatDollars(monthlyDisplay(plan));
  const deposit = formatDollars(plan.deposit);
  // One later payment is no monthly price, and is not to look like one.
  const isOnce = plan.number_of_payments === 1;
  const { fee } = plan.installment_info;
  return (
    <>
      <PriceTag
        label={isOnce ? t('finalQuote.twoPayments') : t('finalQuote.asLowAs')}
        amount={amount}
        per={isOnce ? t('finalQuote.once', { deposit }) : t('finalQuote.perMonth')}
        total={t('finalQuote.inAll', { total: formatDollars(paymentTotal(plan)), months })}
      />
      <FactList
        facts={[
          { id: 'deposit', term: t('finalQuote.downPayment'), value: deposit },
          {
            id: 'payments',
            term: t('finalQuote.payments'),
            value: t('finalQuote.paymentsValue', { amount, count: plan.number_of_payments }),
          },
          ...inFullFacts(plan, inFull, t),
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

function inFullFacts(plan: PaymentOption, inFull: PaymentOption | null, t: Translate<'bind'>): Fact[] {
  if (inFull === null) return [];
  const saved = savingsAgainst(plan, inFull);
  const amount = formatDollars(inFull.deposit);
  const saves = t('finalQuote.inFullSaves', { amount, saved: formatDollars(saved) });
  return [{ id: 'inFull', term: t('finalQuote.inFull'), value: saved > 0 ? saves : amount }];
}
