import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../test/expectAccessible';
import { PaymentSchedule } from './PaymentSchedule';

const payments = [
  { id: '1', amount: '$248', cents: 24_800, day: 'Today' },
  { id: '2', amount: '$147', cents: 14_700, day: 'Dec 28' },
  { id: '3', amount: '$3', cents: 300, day: 'Jan 28' },
];

test('each payment has its amount and day as text, and a block as tall as its share of the largest', async () => {
  const { container } = render(<PaymentSchedule payments={payments} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '$248Today',
    '$147Dec 28',
    '$3Jan 28',
  ]);
  const heights = [...container.querySelectorAll('svg')].map(
    (drawing) => Number(drawing.getAttribute('height')) - 14,
  );
  expect(heights).toEqual([96, Math.round((147 / 248) * 96), 4]);
  await expectAccessible(container);
});

test('the drawing is decorative', () => {
  const { container } = render(<PaymentSchedule payments={payments} />);
  for (const drawing of container.querySelectorAll('svg'))
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
});
