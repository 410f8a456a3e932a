import { styled } from 'styled-components';
import { chart } from '../tokens/drawnColors';
import { color, media } from '../tokens/theme';

export type PaymentKind = 'today' | 'later' | 'condition';

interface PaymentBlockProps {
  kind: PaymentKind;
  x?: string;
  width: number | string;
  height: number;
  /** An id for the hatching of a condition. */
  hatch?: string;
}

/** One payment of a bar or of its key: due today, later, or what a condition takes off. */
export function PaymentBlock({ kind, hatch = '', ...place }: PaymentBlockProps) {
  if (kind === 'today') return <Today {...place} />;
  if (kind === 'later') return <Later {...place} />;
  return (
    <>
      <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <Ground width="8" height="8" />
        <Stripe width="3" height="8" />
      </pattern>
      <rect {...place} fill={`url(#${hatch})`} />
    </>
  );
}

const Today = styled.rect`
  fill: ${color.road};
  ${media.forcedColors} {
    fill: Highlight;
  }
`;
const Later = styled.rect`
  fill: ${chart.later};
  ${media.forcedColors} {
    fill: GrayText;
  }
`;
const Ground = styled.rect`
  fill: ${color.amber};
  ${media.forcedColors} {
    fill: Canvas;
  }
`;
const Stripe = styled.rect`
  fill: ${color.onAmber};
  ${media.forcedColors} {
    fill: CanvasText;
  }
`;
