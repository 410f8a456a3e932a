import { render, screen } from '@testing-library/react';
import { PaymentBar } from './PaymentBar';
import { PaymentKey } from './PaymentKey';

const END = 200_000;
const blocks = (container: HTMLElement) =>
  [...container.querySelectorAll('svg > rect')].map((block) => [
    parseFloat(block.getAttribute('x') ?? '0'),
    parseFloat(block.getAttribute('width') ?? ''),
  ]);

test('a block per payment, as long as its share of the axis, one after the other to the total', () => {
  // $500 today, then three of $315, on an axis to $2,000.
  const plan = { today: 50_000, later: 31_500, count: 3 };
  const { container } = render(<PaymentBar plan={plan} end={END} />);
  expect(blocks(container)).toEqual([
    [0, 25],
    [25, 15.75],
    [40.75, 15.75],
    [expect.closeTo(56.5), 15.75],
  ]);
});

test('paid in full is one block of the whole amount', () => {
  const plan = { today: 100_000, later: 0, count: 0 };
  const { container } = render(<PaymentBar plan={plan} end={END} />);
  expect(blocks(container)).toEqual([[0, 50]]);
});

test('what a condition takes off is hatched after the total, each bar with a hatching of its own', () => {
  const plan = { today: 100_000, later: 0, count: 0 };
  const { container } = render(
    <>
      <PaymentBar plan={plan} end={END} condition={10_000} />
      <PaymentBar plan={plan} end={END} condition={20_000} />
    </>,
  );
  expect(blocks(container)).toEqual([
    [0, 50],
    [50, 5],
    [0, 50],
    [50, 10],
  ]);
  const ids = [...container.querySelectorAll('pattern')].map(({ id }) => `url(#${id})`);
  expect(new Set(ids).size).toBe(2);
  expect([...container.querySelectorAll('[fill]')].map((block) => block.getAttribute('fill'))).toEqual(ids);
});

test('the key names the blocks in their order, for those who see them', () => {
  render(
    <PaymentKey
      names={[
        ['today', 'Due today'],
        ['condition', 'Off for driving well'],
      ]}
    />,
  );
  expect(screen.getByText('Due today').nextSibling).toHaveTextContent('Off for driving well');
  expect(screen.getByText('Due today').closest('[aria-hidden="true"]')).not.toBeNull();
});
