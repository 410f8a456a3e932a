import { aPaymentOption } from '@shared/testing';
import { render } from '@testing-library/react';
import { PlanBar } from './PlanBar';

const widths = (option: Parameters<typeof aPaymentOption>[0], end: number): number[] => {
  const { container } = render(<PlanBar plan={aPaymentOption(option)} end={end} />);
  return [...container.querySelectorAll('rect')].map((block) =>
    parseFloat(block.getAttribute('width') ?? ''),
  );
};

test('a block per payment, as long as its share of the axis; they add up to the total', () => {
  const option = { deposit: 50_000, number_of_payments: 3, installment_info: { amount: 31_000, fee: 500 } };
  // $500 today, then three of $315, on an axis to $2,000.
  expect(widths({ ...option, premium: 143_000 }, 200_000)).toEqual([25, 15.75, 15.75, 15.75]);
});

test('paid in full is one block', () =>
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
