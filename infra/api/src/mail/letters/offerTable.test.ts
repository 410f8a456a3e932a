import type { PaymentOption } from '@shared/domain';
import { aPaymentOption, aQuote, aRate } from '@shared/testing';
import { offerTable } from './offerTable';

const plan = (given: Partial<PaymentOption>) => aPaymentOption({ plan_type: 'monthly', ...given });
const low = plan({ deposit: 50_000, number_of_payments: 2, installment_info: { amount: 24_500, fee: 500 } });
const high = plan({ deposit: 50_000, number_of_payments: 5, installment_info: { amount: 29_500, fee: 500 } });
const rates = [low, high].map((option) => aRate({ payment_options: [option] }));

test('a block per payment, as long as its share; every bar as long as its share of the highest total', () => {
  const { html } = offerTable(rates, aQuote({ pay_in_full: false }), 'en');
  const widths = [...html.text.matchAll(/width:([\d.]+)%/g)].map(([, width]) => Number(width));
  // $1,000 of $2,000 in three payments, then $2,000 in six.
  expect(widths).toEqual([50, 50, 25, 25, 100, 25, 15, 15, 15, 15, 15]);
});

test('a carrier’s name, total and payments are also in the plain text', () => {
  const { html, lines } = offerTable(rates, aQuote({ pay_in_full: false }), 'es');
  expect(lines).toHaveLength(3);
  for (const line of lines.slice(1)) {
    const [, offer = ''] = line.split(': ');
    expect(html.text).toContain(offer);
  }
  expect(html.text).toContain('$2,000');
});
