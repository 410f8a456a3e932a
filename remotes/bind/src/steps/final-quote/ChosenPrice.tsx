import {
  finalQuoteOptions,
  formatDollars,
  isPaidOnline,
  lowestMonthly,
  MONITORING_MONTHS,
  monthlyDisplay,
  paymentTotal,
  type PaymentOption,
  type PlanView,
  type Rate,
} from '@shared/domain';
import { type Translate, useTexts } from '@shared/i18n';
import { Card, FactList, PriceTag, Stack, Text, type Fact } from '@shared/ui';

interface ChosenPriceProps {
  rate: Rate;
  /** The plan in view since the estimate. */
  view: PlanView;
}

/** The price in the way of paying chosen on the estimate (reading 54), then the other ways in section 9's wording. */
export function ChosenPrice({ rate, view }: ChosenPriceProps) {
  const { t } = useTexts('bind');
  const months = rate.term.duration;
  const { count, today, later, total, fee } = view;
  const amount = formatDollars(later);
  const price = t('finalQuote.forTerm', { months });
  const words =
    count > 0
      ? {
          label: t('finalQuote.count', { count: count + 1 }),
          per: t('finalQuote.today', { count, amount }),
          total: t('finalQuote.inAll', { total: formatDollars(total), months }),
        }
      : { per: view.isByPhone ? t('finalQuote.byPhone', { price }) : price };
  return (
    <Card $tone="accent" as="section" aria-label={t('finalQuote.priceLabel')}>
      <Stack $gap={5}>
        <PriceTag amount={formatDollars(today)} {...words} />
        <FactList facts={[...lowestFacts(rate, t), ...inFullFacts(rate, view, t)]} />
        {count > 0 && fee > 0 ? (
          <Text $size={14} $muted>
            {t('finalQuote.fee', { fee: formatDollars(fee) })}
          </Text>
        ) : null}
        {rate.monitored_driver ? (
          <Text $size={14}>{t('finalQuote.tracked', { months: MONITORING_MONTHS })}</Text>
        ) : null}
      </Stack>
    </Card>
  );
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
