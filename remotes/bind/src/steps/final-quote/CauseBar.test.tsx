import { render } from '@testing-library/react';
import { CauseBar, type CauseBarProps } from './PriceBridge';

const percent = (element: Element | null, name: string): number =>
  parseFloat(element?.getAttribute(name) ?? '');

function drawn(bar: CauseBarProps) {
  const { container } = render(<CauseBar {...bar} />);
  const block = container.querySelector('rect');
  return {
    from: percent(block, 'x'),
    length: percent(block, 'width'),
    quoted: percent(container.querySelector('line'), 'x1'),
  };
}

/** From $50 below the quoted price to $150 above it. */
const ends = [-5_000, 15_000] as const;

test.each([
  ['a rise, from the quoted price', 0, 10_000, { from: 25, length: 50 }],
  ['a fall, from where the cause before it ends', 10_000, -5_000, { from: 0, length: 75 }],
  ['no change', 10_000, 10_000, { from: 75, length: 0 }],
])('%s: as long as its share of the axis', (_what, before, after, expected) =>
  expect(drawn({ before, after, ends })).toEqual({ ...expected, quoted: 25 }),
);
