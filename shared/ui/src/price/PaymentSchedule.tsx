import { styled } from 'styled-components';
import { chart } from '../tokens/drawnColors';
import { color, fontSize, media, space } from '../tokens/theme';

/** One payment: its amount as text and in cents, and the day it is due, as text. */
export interface ScheduledPayment {
  id: string;
  amount: string;
  cents: number;
  day: string;
}

const TALLEST = 96;

/** The payments in a row on the road, each as tall as its amount. */
export function PaymentSchedule({ payments }: { payments: readonly ScheduledPayment[] }) {
  const most = Math.max(1, ...payments.map(({ cents }) => cents));
  return (
    <Road>
      {payments.map(({ id, amount, cents, day }, index) => {
        const height = Math.max(4, Math.round((cents / most) * TALLEST));
        return (
          <Payment key={id}>
            <strong>{amount}</strong>
            <svg width="100%" height={height + GROUND} aria-hidden="true" focusable="false">
              <Block $isFirst={index === 0} x="8%" width="84%" height={height + 4} rx="4" />
              <Asphalt x="-1" y={height} width="102%" height={GROUND} />
              <Lane x1="0" x2="100%" y1={height + GROUND / 2} y2={height + GROUND / 2} />
            </svg>
            <span>{day}</span>
          </Payment>
        );
      })}
    </Road>
  );
}

/** The height of the road. */
const GROUND = 14;

const Road = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 6rem);
  grid-auto-flow: column;
  align-items: end;
  list-style: none;
  font-size: ${fontSize[14]};
  text-align: center;
`;
const Payment = styled.li`
  display: grid;
  gap: ${space(1)};
  font-weight: 600;
  & > svg {
    overflow: visible;
  }
  & > strong {
    font-size: ${fontSize[17]};
  }
`;
const Block = styled.rect<{ $isFirst: boolean }>`
  fill: ${({ $isFirst }) => ($isFirst ? color.road : chart.later)};
  ${media.forcedColors} {
    fill: ${({ $isFirst }) => ($isFirst ? 'Highlight' : 'GrayText')};
  }
`;
const Asphalt = styled.rect`
  fill: var(--ui-asphalt, ${color.ink});
  ${media.forcedColors} {
    fill: CanvasText;
  }
`;
const Lane = styled.line`
  stroke: ${color.amber};
  stroke-width: 2px;
  stroke-dasharray: 12 8;
  ${media.forcedColors} {
    stroke: Canvas;
  }
`;
