import type { PaymentOption } from '@shared/domain';
import { HOUSEHOLD } from '../../testing/papers';
import { policyFactsOf } from '../../testing/policyFacts';
import { offerTable } from './offerTable';

const { rate, option, quote } = policyFactsOf(HOUSEHOLD);
const monthly = { ...quote, pay_in_full: false };

/** $500 when you buy, then payments of this amount with a fee of $5. */
const plan = (count: number, amount: number): PaymentOption => ({
  ...option,
  plan_code: '1006',
  deposit: 50_000,
  number_of_payments: count,
  installment_info: { amount, fee: 500 },
});
const rates = [plan(2, 24_500), plan(5, 29_500)].map((one) => ({ ...rate, payment_options: [one] }));

test('a block per payment, as long as its share; every bar as long as its share of the highest total', () => {
  const { html } = offerTable(rates, monthly, 'en');
  const widths = [...html.text.matchAll(/width:([\d.]+)%/g)].map(([, width]) => Number(width));
  // $1,000 of $2,000 in three payments, then $2,000 in six.
  expect(widths).toEqual([50, 50, 25, 25, 100, 25, 15, 15, 15, 15, 15]);
});

test('a carrier’s name, total and payments are also in the plain text', () => {
  const { html, lines } = offerTable(rates, monthly, 'es');
  expect(lines).toHaveLength(3);
  for (const line of lines.slice(1)) {
    const [, offer = ''] = line.split(': ');
    expect(html.text).toContain(offer);
  }
  expect(html.text).toContain('$2,000');
});
