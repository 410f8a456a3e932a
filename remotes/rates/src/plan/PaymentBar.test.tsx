import { planView } from '@shared/domain';
import { aPaymentOption, aRate } from '@shared/testing';
import { render } from '@testing-library/react';
import { PaymentBar } from './PaymentBar';

const widths = (option: Partial<ReturnType<typeof aPaymentOption>>, end: number): number[] => {
  const view = planView(aRate({ payment_options: [aPaymentOption(option)] }), option.plan_type ?? 'monthly');
  if (!view) throw new Error('no plan');
  const { container } = render(<PaymentBar view={view} end={end} />);
  return [...container.querySelectorAll('rect')].map((block) =>
    parseFloat(block.getAttribute('width') ?? ''),
  );
};

test('a block per payment, as long as its share of the axis', () => {
  const option = { deposit: 50_000, number_of_payments: 3, installment_info: { amount: 31_000, fee: 500 } };
  // $500 today, then three of $315, on an axis to $2,000.
  expect(widths({ ...option, premium: 143_000 }, 200_000)).toEqual([25, 15.75, 15.75, 15.75]);
});

test('paid in full is one block of the whole amount', () =>
  expect(
    widths(
      {
        plan_type: 'pay_in_full',
        premium: 100_000,
        deposit: 100_000,
        number_of_payments: 0,
        installment_info: { amount: 0, fee: 0 },
      },
      200_000,
    ),
  ).toEqual([50]));
