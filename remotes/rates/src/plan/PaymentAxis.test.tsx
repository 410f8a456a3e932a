import { CARRIERS, publicCarrier } from '@shared/domain';
import { aPaymentOption, aRate, renderWithProviders } from '@shared/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { rates as en } from '../locales/en/rates';
import { rates as es } from '../locales/es/rates';
import { PaymentAxis } from './PaymentAxis';
import { pricesOnAxis } from './pricesOnAxis';

/** One price of `deposit` cents today, with or without a later payment of $100. */
const axis = (deposit: number, number_of_payments: 0 | 1, monitored_savings?: number) => {
  const later = number_of_payments * 10_000;
  const option = aPaymentOption({
    plan_type: number_of_payments === 0 ? 'pay_in_full' : 'monthly',
    premium: deposit + later,
    deposit,
    number_of_payments,
    installment_info: { amount: later, fee: 0 },
  });
  const rate = aRate({ payment_options: [option], ...(monitored_savings && { monitored_savings }) });
  return pricesOnAxis([{ index: 0, carrier: publicCarrier(CARRIERS.FCIC), rate }], option.plan_type);
};
const open = (of = axis(130_000, 1), language: 'en' | 'es' = 'en') =>
  renderWithProviders(<PaymentAxis axis={of} />, {
    resources: { en: { rates: en }, es: { rates: es } },
    language,
  });
const amounts = (container: HTMLElement) =>
  [...container.querySelectorAll('text')].map((text) => [
    text.textContent,
    parseFloat(text.getAttribute('x') ?? ''),
  ]);

test.each([
  [
    130_000,
    [
      ['$0', 0],
      ['$500', 100 / 3],
      ['$1,000', 200 / 3],
      ['$1,500', 100],
    ],
  ],
  [
    290_000,
    [
      ['$0', 0],
      ['$1,000', 100 / 3],
      ['$2,000', 200 / 3],
      ['$3,000', 100],
    ],
  ],
])('amounts up to %i cents and a payment of $100 stand at their share of the axis', (deposit, expected) => {
  const { container } = open(axis(deposit, 1));
  const shown = amounts(container);
  expect(shown.map(([text]) => text)).toEqual(expected.map(([text]) => text));
  shown.forEach(([, at], index) => expect(at).toBeCloseTo(Number(expected[index]?.[1])));
});

test('what a condition takes off has room on the axis', () => {
  const { container } = open(axis(149_900, 0, 200));
  expect(amounts(container).at(-1)?.[0]).toBe('$2,000');
});

test('the first and the last amount stay inside the axis', () => {
  const { container } = open();
  const anchors = [...container.querySelectorAll('text')].map((text) => text.getAttribute('text-anchor'));
  expect(anchors).toEqual(['start', 'middle', 'middle', 'end']);
});

test('the key names the blocks that are drawn, and no others', () => {
  const { unmount } = open(axis(130_000, 1, 5_000));
  expect(screen.getByText(en.axis.today)).toBeInTheDocument();
  expect(screen.getByText(en.axis.later)).toBeInTheDocument();
  expect(screen.getByText(en.axis.condition)).toBeInTheDocument();
  unmount();
  open(axis(140_000, 0));
  expect(screen.getByText(en.axis.today)).toBeInTheDocument();
  expect(screen.queryByText(en.axis.later)).not.toBeInTheDocument();
  expect(screen.queryByText(en.axis.condition)).not.toBeInTheDocument();
});

test('a screen reader skips it, since each price says its payments; in Spanish', async () => {
  const { container } = open(axis(130_000, 1), 'es');
  expect(screen.getByText(es.axis.today).closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.getByText(es.axis.later)).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
