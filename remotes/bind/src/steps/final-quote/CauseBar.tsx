import { chart, color, media } from '@shared/ui';
import { styled } from 'styled-components';

export interface CauseBarProps {
  /** Cents above or below the quoted price: before this cause, and after it. */
  before: number;
  after: number;
  /** The ends of the axis, the same for every bar; the quoted price, 0, is between them. */
  ends: readonly [least: number, most: number];
  isTotal?: boolean;
}

/** What one cause adds or takes off, on an axis around the quoted price. Decorative: its row has the amount. */
export function CauseBar({ before, after, ends: [least, most], isTotal = false }: CauseBarProps) {
  const length = (cents: number): string => `${(cents / Math.max(1, most - least)) * 100}%`;
  const x = (cents: number): string => length(cents - least);
  return (
    <Plot height="20" aria-hidden="true">
      <Bar
        $kind={isTotal ? 'total' : after > before ? 'up' : 'down'}
        x={x(Math.min(before, after))}
        width={length(Math.abs(after - before))}
        height="20"
      />
      <line x1={x(0)} x2={x(0)} y2="20" stroke={color.ink} strokeWidth="2" />
    </Plot>
  );
}

const Plot = styled.svg`
  width: 4rem;
  vertical-align: middle;
  /* The line of the quoted price may be at an end. */
  overflow: visible;
  ${media.tablet} {
    width: 14rem;
  }
`;
const FILLS = { total: color.ink, up: chart.raises, down: color.road } as const;
const FORCED = { total: 'CanvasText', up: 'CanvasText', down: 'Highlight' } as const;
const Bar = styled.rect<{ $kind: keyof typeof FILLS }>`
  fill: ${({ $kind }) => FILLS[$kind]};
  ${media.forcedColors} {
    fill: ${({ $kind }) => FORCED[$kind]};
  }
`;
