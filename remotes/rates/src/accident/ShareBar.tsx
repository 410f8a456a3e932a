import { color, media } from '@shared/ui';
import { styled } from 'styled-components';

/**
 * A package's share of the bills, which are the whole width. A cell for the look only: the figures beside it say the
 * same.
 */
export function ShareBar({ paid, owed }: { paid: number; owed: number }) {
  const share = (cents: number): string => `${(cents / (paid + owed)) * 100}%`;
  return (
    <Cell aria-hidden="true">
      <svg width="100%" height="26" focusable="false">
        {paid > 0 ? <Insurer y="1" width={share(paid)} height="24" /> : null}
        {owed > 0 ? <You x={share(paid)} y="1" width={share(owed)} height="24" /> : null}
      </svg>
    </Cell>
  );
}

/** What the insurer pays, in the bar and in its key. */
export const Insurer = styled.rect`
  fill: ${color.road};
  ${media.forcedColors} {
    fill: Highlight;
  }
`;
/** What the driver pays: amber with an edge of ink. */
export const You = styled.rect`
  fill: ${color.amber};
  stroke: ${color.ink};
  stroke-width: 2px;
  ${media.forcedColors} {
    fill: Canvas;
    stroke: CanvasText;
  }
`;
const Cell = styled.td`
  grid-area: bar;
  padding: 0;
  & > svg {
    display: block;
    overflow: visible;
  }
`;
