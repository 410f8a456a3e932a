import { formatCents, laterPayments, type LaterPayment } from '@shared/domain';
import { facts as listed, type Section } from '../blocks';
import { countedText } from '../../locales/countedText';
import { fillText } from '../../locales/fillText';
import type { PolicyFacts } from '../policyFacts';
import { dated, wordsOf } from './words';

/**
 * Every payment of the chosen plan: the down payment on the day of issue, then one a month from the first day of
 * coverage.
 */
function paymentsOf({ option, quote, issuedOn }: PolicyFacts): LaterPayment[] {
  const later = laterPayments(option, quote.term?.effective ?? issuedOn);
  return [{ due: issuedOn, amount: option.deposit, fee: 0 }, ...later];
}

const sumOf = (payments: readonly LaterPayment[], part: 'amount' | 'fee') =>
  payments.reduce((sum, payment) => sum + payment[part], 0);

const money = (amount: number, fee: number) => [amount, fee, amount + fee].map(formatCents);

/** The chosen plan to the cent (reading 7). */
export function scheduleSection(facts: PolicyFacts): Section {
  const { schedule: words } = wordsOf(facts);
  const { plan_type: type, plan_code: code, number_of_payments: count } = facts.option;
  const plan =
    type === 'monthly'
      ? countedText(words.plans, 'monthly', count, { code })
      : fillText(words.plans.pay_in_full, { code });
  const payments = paymentsOf(facts);
  const first = payments.length === 1 ? words.full : words.deposit;
  const rows = payments.map(({ due, amount, fee }, at) => [
    at === 0 ? first : String(at),
    dated(due),
    ...money(amount, fee),
  ]);
  const [amount, fee] = [sumOf(payments, 'amount'), sumOf(payments, 'fee')];
  return {
    title: words.title,
    blocks: [
      listed([[words.plan, plan]]),
      {
        kind: 'table',
        head: [words.number, words.due, words.amount, words.fee, words.total],
        widths: [0.28, 0.18, 0.18, 0.18, 0.18],
        rows: [...rows, [words.all, '', ...money(amount, fee)]],
      },
    ],
  };
}
