import { useId } from 'react';
import { styled } from 'styled-components';
import { PaymentBlock } from './PaymentBlock';
import { color, media } from '../tokens/theme';

export interface PaymentBarProps {
  /** Cents: what is due today, each later payment, and how many of them there are. */
  plan: { today: number; later: number; count: number };
  /** Cents at the end of the axis, the same for every bar. */
  end: number;
  /** Cents that a condition takes off the total, hatched after the payments. */
  condition?: number;
  height?: number;
}

/** What is paid over the term, one block per payment, on the axis of the other bars. Decorative: text beside it says the same. */
export function PaymentBar({ plan, end, condition = 0, height = 28 }: PaymentBarProps) {
  const { today, later, count } = plan;
  const hatch = useId();
  const share = (cents: number): string => `${(cents / end) * 100}%`;
  return (
    <Bar width="100%" height={height} aria-hidden="true" focusable="false">
      <PaymentBlock kind="today" width={share(today)} height={height} />
      {Array.from({ length: count }, (_, index) => (
        <PaymentBlock
          key={index}
          kind="later"
          x={share(today + index * later)}
          width={share(later)}
          height={height}
        />
      ))}
      {condition > 0 ? (
        <PaymentBlock
          kind="condition"
          hatch={hatch}
          x={share(today + count * later)}
          width={share(condition)}
          height={height}
        />
      ) : null}
    </Bar>
  );
}

/** The gap between two payments has the color behind the bar. */
const Bar = styled.svg`
  display: block;
  & > rect {
    stroke: var(--behind, ${color.paper});
    stroke-width: 3px;
    ${media.forcedColors} {
      stroke: Canvas;
    }
  }
`;
