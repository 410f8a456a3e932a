import { CARRIER_IDS, CARRIERS, type PaymentOption } from '@shared/domain';
import { HOUSEHOLD } from '../../testing/papers';
import { policyFactsOf } from '../../testing/policyFacts';
import { offerTable } from './quoteLetter';
import { offerOf } from './quoteFacts';

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

test.each(CARRIER_IDS)(
  '%s: paying in full says beside its price if it is arranged by phone or email [R63]',
  (carrier_id) => {
    const whole: PaymentOption = {
      ...plan(0, 0),
      plan_code: '1001',
      plan_type: 'pay_in_full',
      savingsText: { textKey: 'plan.saves', cents: 5_000 },
    };
    const offered = { ...rate, carrier_id, payment_options: [plan(2, 24_500), whole] };
    const isByPhone = CARRIERS[carrier_id].paymentSystem === 'sdk';
    expect(offerOf(offered, monthly, 'en')).toMatch(
      isByPhone ? /in full, by phone or email: \$/ : /Paid in full: \$/,
    );
    const paid = offerOf(offered, { ...quote, pay_in_full: true }, 'en');
    expect(paid.includes('arranged by phone or email')).toBe(isByPhone);
  },
);
