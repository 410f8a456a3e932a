import { useId } from 'react';
import { styled } from 'styled-components';
import { PaymentBlock } from './PaymentBlock';
import { color, media } from '../tokens/theme';

export interface PaymentBarProps {
  /** Cents: everything paid for the term, what is due today, and how many later payments share the rest equally. */
  plan: { total: number; deposit: number; payments: number };
  /** Cents at the end of the axis, the same for every bar. */
  end: number;
  /** Cents that a condition takes off the total, hatched after the payments. */
  condition?: number;
  height?: number;
}

/** What is paid over the term, one block per payment, on the axis of the other bars. Decorative: text beside it says the same. */
export function PaymentBar({ plan, end, condition = 0, height = 28 }: PaymentBarProps) {
  const { total, deposit, payments } = plan;
  const today = payments === 0 ? total : deposit;
  const later = payments === 0 ? 0 : (total - deposit) / payments;
  const hatch = useId();
  const share = (cents: number): string => `${(cents / end) * 100}%`;
  return (
    <Bar width="100%" height={height} aria-hidden="true" focusable="false">
      <PaymentBlock kind="today" width={share(today)} height={height} />
      {Array.from({ length: payments }, (_, index) => (
        <PaymentBlock
          key={index}
          kind="later"
          x={share(deposit + index * later)}
          width={share(later)}
          height={height}
        />
      ))}
      {condition > 0 ? (
        <PaymentBlock
          kind="condition"
          hatch={hatch}
          x={share(total)}
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
